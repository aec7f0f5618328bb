/** Links of a built site that lead to no page or to no place on it. The build sees neither: it ignores anchors, for it knows only the headings that it made itself, and it does not read <a href="…">. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {idOf} from '../../src/lib/anchor';
import {nearestName} from '../../src/lib/variables';

export interface BrokenLink {
  /** Its path below the base path. */
  readonly page: string;
  /** As the page has it. */
  readonly href: string;
  /** An address of the site, or an anchor of the page that it leads to. */
  readonly nearest: string | undefined;
}

interface Page {
  readonly ids: readonly string[];
  readonly hrefs: ReadonlySet<string>;
}

/** Stands for that of the site, which may be any. */
const ORIGIN = 'https://site.example';

function readPage(file: string): Page {
  const $ = load(readFileSync(file, 'utf8'));
  const values = (name: string, selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  return {ids: values('id', '[id]'), hrefs: new Set(values('href', 'a[href]'))};
}

/** The broken links of all pages, in the order of their paths. */
export function brokenLinks(buildDir: string, baseUrl: string): BrokenLink[] {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).sort();
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replace(/(?:^|\/)index\.html$|\.html$/, ''), file] as const)
      .map(([page, file]) => [page, readPage(path.join(buildDir, file))]),
  );
  const known = new Set([...pages.keys(), ...files]);
  const addresses = [...pages.keys()].map((page) => baseUrl + page);
  return [...pages].flatMap(([page, {hrefs}]) =>
    [...hrefs].flatMap((href) => {
      const base = ORIGIN + baseUrl + page;
      const {origin, pathname, hash} = new URL(URL.canParse(href, base) ? href : '', base);
      if (origin !== ORIGIN || !pathname.startsWith(baseUrl)) return [];
      const to = idOf(pathname.slice(baseUrl.length)).replace(/\/$/, '');
      if (!known.has(to)) return [{page, href, nearest: nearestName(pathname, addresses)}];
      const id = idOf(hash.slice(1));
      const ids = pages.get(to)?.ids;
      if (id === '' || ids === undefined || ids.includes(id)) return [];
      const nearest = nearestName(id, ids);
      return [{page, href, nearest: nearest && `#${nearest}`}];
    }),
  );
}
