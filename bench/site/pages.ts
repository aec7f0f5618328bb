/** Generates Markdown pages for benchmarks. They look like guides and are the same in every run. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {series} from '../lib/series';

const [HEAD = '', SECTION = ''] = readFileSync(
  path.join(__dirname, 'page.template.md'),
  'utf8',
).split('<section>\n');
const SECTIONS = 5;
const WORDS_PER_SENTENCE = 12;
const WORDS =
  'record node share key schema query token cluster model request answer field value secret plain store read write sum match limit error page guide step'.split(
    ' ',
  );
/** Number of pages in one folder. */
const PER_FOLDER = 50;

function makePage(number: number): string {
  const random = series(number);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? 'word';
  const sentence = () => `${Array.from({length: WORDS_PER_SENTENCE}, word).join(' ')}.`;
  const fill = (template: string, index: number) =>
    template
      .replaceAll('<number>', String(number))
      .replaceAll('<index>', String(index))
      .replaceAll('<word>', word)
      .replace(/<sentences (\d)>/g, (_, count) =>
        Array.from({length: Number(count)}, sentence).join(' '),
      );
  const sections = Array.from({length: SECTIONS}, (_, index) => fill(SECTION, index + 1));
  return [fill(HEAD, 0), ...sections].join('\n');
}

/** Writes `count` pages into subfolders of `folder`. */
export function writePages(folder: string, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const chapter = path.join(folder, `chapter-${Math.floor(number / PER_FOLDER)}`);
    mkdirSync(chapter, {recursive: true});
    writeFileSync(path.join(chapter, `page-${number}.md`), makePage(number));
  }
}
