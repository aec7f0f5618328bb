/** Markdown pages for benches: the same bytes from run to run, like a guide in shape and size. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const WORDS =
  'record node share key schema query token cluster model request answer field value secret plain store read write sum match limit error page guide step'.split(
    ' ',
  );
/** Pages in one folder, as chapters have. */
const PER_FOLDER = 50;

/** A small generator of pseudo-random numbers (mulberry32): repeatable, and good enough to vary words. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function page(number: number): string {
  const random = randomFrom(number + 1);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? 'word';
  const sentence = () => `${Array.from({length: 12}, word).join(' ')}.`;
  const section = (index: number) =>
    [
      `## Section ${index}: ${word()} and ${word()}`,
      Array.from({length: 4}, sentence).join(' '),
      `- ${sentence()}\n- ${sentence()}\n- ${sentence()}`,
      `\`\`\`ts\nconst ${word()}${index} = await read({id: ${number}, name: '${word()}'});\nconsole.log(${word()}${index});\n\`\`\``,
      `| Field | Meaning |\n| --- | --- |\n| ${word()} | ${sentence()} |\n| ${word()} | ${sentence()} |`,
    ].join('\n\n');
  return [
    `---\ntitle: Page ${number} about ${word()}\ndescription: Generated page ${number} for the bench, with sections, lists, tables and code like a guide.\n---`,
    Array.from({length: 3}, sentence).join(' '),
    ...Array.from({length: 5}, (_entry, index) => section(index + 1)),
  ].join('\n\n');
}

/** Writes `count` pages below `folder`, in folders of fifty. */
export function writePages(folder: string, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const file = path.join(
      folder,
      `chapter-${Math.floor(number / PER_FOLDER)}`,
      `page-${number}.md`,
    );
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${page(number)}\n`);
  }
}
