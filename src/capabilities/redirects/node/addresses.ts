/** Addresses of the site: its paths, each with the ids that a link may name. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Parser} from 'htmlparser2';
import {startTags} from '../../../lib/startTags';

/** Paths below the base path, `/quickstart`, and the anchors of each. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

/** Ids that React numbers: they change with the markup around them, and no link shows them. */
const NUMBERED = /^_R_/;

/** The file of a path below the base path. */
export const fileOf = (page: string): string => `${page === '/' ? '/index' : page}.html`;

/** Ids in the main part of a page. */
export function anchorsOf(html: string, HtmlParser: typeof Parser): ReadonlySet<string> {
  const ids = new Set<string>();
  const parser = new HtmlParser({
    onopentag(name, {id = ''}) {
      if (id !== '' && name !== 'main' && !NUMBERED.test(id)) ids.add(id);
    },
  });
  const main = html.slice(html.search(/<main\b/), html.lastIndexOf('</main>'));
  parser.end(startTags(main, /\sid\s*=/i));
  return ids;
}

/** Reads built pages; of those that are not `known`, where that is given, the path alone. */
export async function builtAddresses(
  outDir: string,
  pages: readonly string[],
  known: ReadonlySet<string> = new Set(pages),
): Promise<Addresses> {
  // The dev server never loads it.
  const {Parser: HtmlParser} = await import('htmlparser2');
  const read = (page: string) =>
    anchorsOf(readFileSync(path.join(outDir, fileOf(page)), 'utf8'), HtmlParser);
  return new Map(pages.map((page) => [page, known.has(page) ? read(page) : new Set()]));
}

/** Reads a ledger: a line for each path, its anchors after it. */
export function parseLedger(text: string): Addresses {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [page = '', ...anchors] = line.split(' ');
      return [page, new Set(anchors)];
    }),
  );
}

/** The ledger with what a build added, sorted; nothing leaves it. */
export function mergeLedger(known: Addresses, built: Addresses): string {
  const pages = [...new Set([...known.keys(), ...built.keys()])].sort();
  const lines = pages.map((page) => {
    const anchors = new Set([...(known.get(page) ?? []), ...(built.get(page) ?? [])]);
    return [page, ...[...anchors].sort()].join(' ');
  });
  return `${lines.join('\n')}\n`;
}
