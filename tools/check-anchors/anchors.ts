/** Links of a built site whose anchor leads to no element. The build ignores them: it knows only the headings that it made itself. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {nearestName} from '../../src/lib/variables';

export interface BrokenAnchor {
  /** Its path below the base path. */
  readonly page: string;
  /** As the page has it. */
  readonly href: string;
  /** An id of the page that it leads to. */
  readonly nearest: string | undefined;
}

function readPage(file: string) {
  const $ = load(readFileSync(file, 'utf8'));
  const values = (name: string, selector = `[${name}]`) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  return {ids: values('id'), hrefs: new Set(values('href', 'a[href*="#"]'))};
}

/** The broken anchors of all pages, in the order of their paths. */
export function brokenAnchors(buildDir: string, baseUrl: string): BrokenAnchor[] {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).sort();
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        file.replace(/(?:^|\/)index\.html$|\.html$/, ''),
        readPage(path.join(buildDir, file)),
      ]),
  );
  return [...pages].flatMap(([page, {hrefs}]) =>
    [...hrefs].flatMap((href) => {
      if (!href.startsWith('#') && !href.startsWith(baseUrl)) return [];
      const [target = '', hash = ''] = href.split('#');
      const to = target === '' ? page : target.slice(baseUrl.length).replace(/\?.*|\/$/, '');
      const ids = pages.get(to)?.ids;
      const anchor = decodeURIComponent(hash);
      // A link to a page that does not exist stops the build.
      if (anchor === '' || ids === undefined || ids.includes(anchor)) return [];
      return [{page, href, nearest: nearestName(anchor, ids)}];
    }),
  );
}
