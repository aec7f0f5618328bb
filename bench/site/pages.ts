/** Markdown pages for benches: the same bytes from run to run, like a guide in shape and size. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {series} from '../lib/series';

const WORDS =
  'record node share key schema query token cluster model request answer field value secret plain store read write sum match limit error page guide step'.split(
    ' ',
  );
/** Pages in one folder, as chapters have. */
const PER_FOLDER = 50;

function page(number: number): string {
  const random = series(number);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? 'word';
  const text = (sentences: number) =>
    Array.from({length: sentences}, () => `${Array.from({length: 12}, word).join(' ')}.`);
  const sections = Array.from(
    {length: 5},
    (_, index) => `
## Section ${index + 1}: ${word()} and ${word()}

${text(4).join(' ')}

- ${text(3).join('\n- ')}

\`\`\`ts
const ${word()}${index} = await read({id: ${number}, name: '${word()}'});
\`\`\`

| Field | Meaning |
| --- | --- |
| ${word()} | ${text(1).join()} |
| ${word()} | ${text(1).join()} |
`,
  );
  return `---
title: Page ${number} about ${word()}
description: Generated page ${number} for the bench, with sections, lists, tables and code like a guide.
---

${text(3).join(' ')}
${sections.join('')}`;
}

/** Writes `count` pages below `folder`, in folders of fifty. */
export function writePages(folder: string, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const chapter = path.join(folder, `chapter-${Math.floor(number / PER_FOLDER)}`);
    mkdirSync(chapter, {recursive: true});
    writeFileSync(path.join(chapter, `page-${number}.md`), page(number));
  }
}
