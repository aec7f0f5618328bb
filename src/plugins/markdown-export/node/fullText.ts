/** Makes /llms-full.txt: the text of all pages, or, when that is long, a list of files with parts of it. */
import {fillTemplate} from '../../../lib/fillTemplate';
import type {MarkdownMessages} from '../messages';

export const FULL_TEXT_FILE = 'llms-full.txt';

/** Longest file, in characters. Only a single page may exceed it. */
const MAX_LENGTH = 100_000;

export interface FullTextPage {
  readonly title: string;
  readonly section: string;
  /** The page's Markdown copy. */
  readonly text: string;
}

/** Consecutive pages of one section. */
interface Part {
  readonly section: string;
  readonly pages: FullTextPage[];
  /** In characters. */
  length: number;
}

/**
 * Returns the texts of the files by path: one file with everything, or a list of links and the files with the parts.
 * The visitor (../index.ts) calls it after the last page.
 *
 * @param title name of the site, for the heading of the list
 * @param siteUrl origin and base path, ending with a slash
 * @param pages in reading order
 */
export function makeFullText(
  title: string,
  siteUrl: string,
  pages: readonly FullTextPage[],
  messages: MarkdownMessages,
): ReadonlyMap<string, string> {
  const fullText = joinTexts(pages);
  if (fullText.length <= MAX_LENGTH) return new Map([[FULL_TEXT_FILE, fullText]]);

  const files = new Map<string, string>();
  const lines: string[] = [];
  const parts = divideIntoParts(pages);
  for (const part of parts) {
    const sameSection = parts.filter(({section}) => section === part.section);
    const number = sameSection.length === 1 ? undefined : sameSection.indexOf(part) + 1;
    const file = partFile(part.section, number);
    const heading =
      number === undefined
        ? part.section
        : `${part.section}, ${messages['markdown.part']} ${number}`;
    const text = joinTexts(part.pages);
    const size = `${text.length.toLocaleString('en')} ${messages['markdown.characters']}`;
    const titles = part.pages.map((page) => page.title).join(', ');
    lines.push(`- [${heading}](${siteUrl}${file}), ${size}: ${titles}`);
    files.set(file, text);
  }
  const intro = fillTemplate(messages['markdown.fullIntro'], {
    characters: fullText.length.toLocaleString('en'),
    files: String(parts.length),
  });
  const heading = `${title}: ${messages['markdown.fullTitle']}`;
  const index = `# ${heading}\n\n> ${intro}\n\n${lines.join('\n')}\n`;
  return new Map([[FULL_TEXT_FILE, index], ...files]);
}

/** Divides pages into parts of one section and at most `MAX_LENGTH` characters. A page is never divided. */
function divideIntoParts(pages: readonly FullTextPage[]): Part[] {
  const parts: Part[] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    const {length} = page.text;
    if (last?.section === page.section && last.length + length < MAX_LENGTH) {
      last.pages.push(page);
      last.length += length + 1;
    } else {
      parts.push({section: page.section, pages: [page], length});
    }
  }
  return parts;
}

/** Returns the file of a part: `llms-full/do-it.txt`, or `llms-full/do-it-2.txt` for the second part of a section. */
function partFile(section: string, number: number | undefined): string {
  const slug = section.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return number === undefined ? `llms-full/${slug}.txt` : `llms-full/${slug}-${number}.txt`;
}

const joinTexts = (pages: readonly FullTextPage[]): string =>
  pages.map(({text}) => text).join('\n');
