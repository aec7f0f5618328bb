/** Makes /llms-full.txt: the text of all pages in one file. */
import type {PageKind, PageSection} from '../../../lib/builtPages';

export const FULL_TEXT_FILE = 'llms-full.txt';

/** A section that more operations than this have, such as the response 401, is only in the first of them. */
const MOST_REPETITIONS = 3;

export interface FullTextPage {
  readonly kind: PageKind;
  /** The beginning of the page's Markdown copy. */
  readonly head: string;
  readonly sections: readonly Pick<PageSection, 'text'>[];
}

/**
 * Returns the text of all pages, without the sections that many operations repeat.
 *
 * @param pages in reading order
 */
export function makeFullText(pages: readonly FullTextPage[]): string {
  const counts = new Map<string, number>();
  const operations = pages.filter(({kind}) => kind === 'operation');
  for (const {text} of operations.flatMap(({sections}) => sections)) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shown = new Set<string>();
  const isRepeated = (text: string): boolean => {
    if ((counts.get(text) ?? 0) <= MOST_REPETITIONS) return false;
    if (shown.has(text)) return true;
    shown.add(text);
    return false;
  };
  const texts = pages.map(({kind, head, sections}) => {
    const parts = sections
      .map(({text}) => text)
      .filter((text) => text !== '' && (kind !== 'operation' || !isRepeated(text)));
    return `${[head, ...parts].join('\n\n')}\n`;
  });
  return texts.join('\n');
}
