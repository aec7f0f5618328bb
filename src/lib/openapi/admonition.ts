/** Finds admonitions of Docusaurus in descriptions, where pages show them as text: descriptions are CommonMark. */
import {remark} from 'remark';
import {visit} from 'unist-util-visit';

/** The start of an admonition of Docusaurus, `:::note`. */
const admonitionRegex = /^:{3,}[ \t]*\w.*/m;

/** Returns the start of the first admonition in a description; undefined for one in code, and if there is none. */
export function findAdmonition(markdown: string): string | undefined {
  // Parsing takes long, and most descriptions have none.
  if (!markdown.includes(':::')) return undefined;
  let found: string | undefined;
  visit(remark().parse(markdown), 'text', ({value}) => {
    found ??= admonitionRegex.exec(value)?.[0];
  });
  return found;
}
