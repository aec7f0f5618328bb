/** /llms-full.txt: the text of all pages in reading order; a long one becomes a list of files, section by section. */

import {fill, type CopiesTexts} from './texts';

/** Beyond this many characters a text is divided. */
const LIMIT = 100_000;
export const FULL_TEXT = 'llms-full.txt';

export interface FullTextPage {
  readonly title: string;
  readonly section: string;
  /** Its Markdown. */
  readonly text: string;
}

interface Part {
  readonly section: string;
  readonly pages: FullTextPage[];
  /** In characters. */
  length: number;
}

const textOf = (pages: readonly FullTextPage[]): string => pages.map(({text}) => text).join('\n');

/** Consecutive pages of one section, as many as the limit allows; a page is never divided. */
function divide(pages: readonly FullTextPage[]): Part[] {
  const parts: Part[] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    const {length} = page.text;
    if (last?.section === page.section && last.length + length < LIMIT) {
      last.pages.push(page);
      last.length += length + 1;
    } else parts.push({section: page.section, pages: [page], length});
  }
  return parts;
}

/** The files, by name, the one that names the others first. `pages` are in reading order. */
export function makeFullText(
  title: string,
  siteAddress: string,
  pages: readonly FullTextPage[],
  texts: CopiesTexts,
): ReadonlyMap<string, string> {
  const whole = textOf(pages);
  if (whole.length <= LIMIT) return new Map([[FULL_TEXT, whole]]);
  const all = divide(pages);
  const parts = all.map(({section, pages: own}) => {
    const ofSection = all.filter((part) => part.section === section);
    const number = ofSection.findIndex((part) => part.pages === own) + 1;
    const slug = section.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {
      file: `llms-full/${slug}${ofSection.length === 1 ? '' : `-${number}`}.txt`,
      heading: ofSection.length === 1 ? section : `${section}, ${texts['copies.part']} ${number}`,
      titles: own.map((page) => page.title),
      text: textOf(own),
    };
  });
  const lines = parts.map(({file, heading, titles, text}) => {
    const size = text.length.toLocaleString('en');
    return `- [${heading}](${siteAddress}${file}), ${size} ${texts['copies.characters']}: ${titles.join(', ')}`;
  });
  const intro = fill(texts['copies.fullIntro'], {
    characters: whole.length.toLocaleString('en'),
    files: String(parts.length),
  });
  const index = `# ${title}: ${texts['copies.fullTitle']}\n\n> ${intro}\n\n${lines.join('\n')}\n`;
  return new Map([
    [FULL_TEXT, index],
    ...parts.map(({file, text}): [string, string] => [file, text]),
  ]);
}
