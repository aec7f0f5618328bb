/** Links in descriptions that start with a slash: to pages of this site, or of the site of the specification's author. */
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {memoize} from '../memoize';
import {runRedocly} from './runRedocly';
import {isDictionary, type Specification} from './specification';

/**
 * The start of a link, in Markdown or HTML. Group 1 is the address.
 *
 * @example `](/page`, `](</page>`, `[name]: /page`, `href="/page"`, in quotes `href=\"/page\"`; not `](//host`
 */
const linkRegex = /(?:\]\(\s*<?|\]:\s*<?|\bhref=\\?["']?)(\/(?!\/)[^\s)>"'\\]*)/dg;

/** A link in a text. */
interface RootLink {
  /** Offset of the address in the text. */
  readonly offset: number;
  readonly address: string;
}

/** Finds the links in Markdown that start with a slash, in the order of the text. Code is skipped. */
function findRootLinks(markdown: string): RootLink[] {
  // Parsing takes long, and most descriptions have no link.
  if (markdown.search(linkRegex) === -1) return [];
  const found = new Map<number, RootLink>();
  visit(remark().parse(markdown), ['link', 'image', 'definition', 'html'], ({position}) => {
    const start = position?.start.offset ?? 0;
    const source = markdown.slice(start, position?.end.offset);
    for (const {1: address = '', indices} of source.matchAll(linkRegex)) {
      const offset = start + (indices?.[1]?.[0] ?? 0);
      found.set(offset, {offset, address});
    }
  });
  return [...found.values()];
}

/** A part of the specification that has a description. */
interface DescribedPart {
  description: string;
}

function hasDescription(node: unknown): node is DescribedPart {
  return isDictionary(node) && typeof node['description'] === 'string';
}

/**
 * Returns all parts with a description, once each. A `description` in an example is data and not included. Memoized,
 * because Redocly takes long.
 */
const describedParts = memoize(async (spec: Specification): Promise<DescribedPart[]> => {
  const found = new Set<DescribedPart>();
  const add = (visited: unknown, pointer: string) => {
    // Redocly may have got a copy (runRedocly.ts).
    const own = spec.find(pointer);
    const node = hasDescription(own) ? own : visited;
    if (hasDescription(node)) found.add(node);
  };
  await runRedocly(spec, {
    descriptions: () => ({
      any: {enter: (node, {location}) => add(node, location.pointer)},
      // A reference may have its own description.
      ref: {enter: (node, {rawLocation}) => add(node, rawLocation.pointer)},
    }),
  });
  return [...found];
});

/**
 * Puts an address before every link in a description that starts with a slash. Changes
 * `spec.document`, but not `spec.text`.
 *
 * @param base  `https://example.org`
 */
export async function rebaseLinks(spec: Specification, base: string): Promise<void> {
  const prefix = base.replace(/\/$/, '');
  for (const part of await describedParts(spec)) {
    // From the last link to the first, so that the offsets of the others stay right.
    for (const {offset} of findRootLinks(part.description).reverse()) {
      const before = part.description.slice(0, offset);
      part.description = before + prefix + part.description.slice(offset);
    }
  }
}

/**
 * Puts an address before the links of descriptions in the text of a YAML file. Other parts of the text stay as they were
 * written, with comments and formatting. For the download of a YAML file.
 *
 * @param links  what `descriptionLinks` returned before `rebaseLinks` changed the document
 * @param base  `https://example.org`
 */
export function rebaseText(text: string, links: readonly string[], base: string): string {
  const prefix = base.replace(/\/$/, '');
  const addresses = new Set(links);
  return text.replace(linkRegex, (start, address: string) =>
    addresses.has(address) ? start.slice(0, -address.length) + prefix + address : start,
  );
}

/** Returns the addresses of the links that start with a slash, in all descriptions: `/page#part`. */
export async function descriptionLinks(spec: Specification): Promise<string[]> {
  const parts = await describedParts(spec);
  return parts.flatMap((part) => findRootLinks(part.description).map(({address}) => address));
}
