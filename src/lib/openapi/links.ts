/** Links of descriptions that begin with a slash: on the author's site they lead elsewhere than on this one. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {eachPart} from './check';
import type {Specification} from './specification';

/** What stands before the address of a link in Markdown and in HTML; group 1 is the address. */
const linkRegex = /(?:\]\(\s*<?|\]:\s*<?|\bhref=["']?)(\/(?!\/)[^\s)>"']*)/dg;

/** The addresses, by where each begins in the text. */
function rootLinksIn(markdown: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (markdown.search(linkRegex) === -1) return found;
  visit(fromMarkdown(markdown), ['link', 'image', 'definition', 'html'], ({position}) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    for (const match of markdown.slice(start, end).matchAll(linkRegex)) {
      const [at = 0] = match.indices?.[1] ?? [];
      found.set(start + at, match[1] ?? '');
    }
  });
  return found;
}

/** Puts `base` before every address that begins with a slash. */
export function rebaseLinks(spec: Specification, base: string): void {
  eachPart(spec, (part) => {
    const {description} = part;
    if (typeof description !== 'string') return;
    part.description = [...rootLinksIn(description).keys()]
      .sort((a, b) => b - a)
      .reduce(
        (text, offset) => text.slice(0, offset) + base.replace(/\/$/, '') + text.slice(offset),
        description,
      );
  });
}

/** A link of a description to a page of this site. */
export interface PageLink {
  /** Its path, without anchor and query. */
  readonly page: string;
  /** Where it stands. */
  readonly pointer: string;
  /** What to say there if there is no such page. */
  readonly problem: string;
}

/** The links of all descriptions that begin with a slash. */
export function pageLinks(spec: Specification): PageLink[] {
  const links: PageLink[] = [];
  eachPart(spec, ({description}, pointer) => {
    if (typeof description !== 'string') return;
    for (const address of rootLinksIn(description).values()) {
      links.push({
        page: address.replace(/[?#].*$/, ''),
        pointer: `${pointer}/description`,
        problem: `the link ${address} leads to no page of this site. If it means another, give the API a linkBase in src/config/apis.ts, such as linkBase: 'https://example.org'`,
      });
    }
  });
  return links;
}
