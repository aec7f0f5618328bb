/** Finds links of a built site whose page or element does not exist. */
import {readdirSync} from 'node:fs';
import {decodeAnchor} from '../../src/lib/decodeAnchor';
import {attribute, visitElements} from '../../src/lib/hast';
import {readBuiltPages, type HtmlFile} from '../../src/lib/readBuiltPages';
import {nearestName} from '../../src/lib/variables';

export interface BrokenLink {
  /** Path of the page with the link, below the base path. */
  readonly page: string;
  /** The link as it is written in the HTML. */
  readonly href: string;
  /** The most similar path on the site, or the most similar anchor on the target page. */
  readonly nearest: string | undefined;
}

/** The ids of a page, and the addresses in its links. */
interface PageLinks {
  readonly ids: readonly string[];
  readonly hrefs: ReadonlySet<string>;
}

/** Base of relative links. Any origin will do: links to other sites are not checked. */
const ORIGIN = 'https://site.example';

/**
 * Returns the links within the site whose page, file, or element does not exist, page by page. Docusaurus checks
 * neither anchors, because it only knows those of headings, nor the links in `<a href="…">`.
 *
 * @param baseUrl  base path of the site, with a slash at both ends
 * @throws ENOENT without a build
 */
export function findBrokenLinks(buildDir: string, baseUrl: string): BrokenLink[] {
  const pages = new Map<string, PageLinks>();
  for (const page of readBuiltPages(buildDir)) {
    // `api/index.html` and `api.html` are both the page `api`.
    pages.set(page.file.replace(/(?:^|\/)index\.html$|\.html$/, ''), collectLinks(page));
  }
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  const targets = new Set([...pages.keys(), ...files]);
  return [...pages].flatMap(([page, {hrefs}]) =>
    [...hrefs].flatMap((href) => {
      const nearest = findProblem(href, baseUrl + page, {baseUrl, pages, targets});
      return nearest === undefined ? [] : [{page, href, nearest: nearest.name}];
    }),
  );
}

function collectLinks({tree}: HtmlFile): PageLinks {
  const ids: string[] = [];
  const hrefs = new Set<string>();
  visitElements(tree, (element) => {
    const {id, href} = element.properties;
    if (id !== undefined) ids.push(attribute(element, 'id'));
    if (element.tagName === 'a' && href !== undefined) hrefs.add(attribute(element, 'href'));
  });
  return {ids, hrefs};
}

interface BuiltLinks {
  readonly baseUrl: string;
  readonly pages: ReadonlyMap<string, PageLinks>;
  /** Paths of all pages and files. */
  readonly targets: ReadonlySet<string>;
}

/** Returns undefined for a link that works, and otherwise the most similar name, if there is one. */
function findProblem(
  href: string,
  pageUrl: string,
  {baseUrl, pages, targets}: BuiltLinks,
): {name: string | undefined} | undefined {
  const url = URL.parse(href, ORIGIN + pageUrl);
  if (url?.origin !== ORIGIN || !url.pathname.startsWith(baseUrl)) return undefined;
  const path = decodeAnchor(url.pathname.slice(baseUrl.length)).replace(/\/$/, '');
  if (!targets.has(path)) {
    const urls = [...pages.keys()].map((page) => baseUrl + page);
    return {name: nearestName(url.pathname, urls)};
  }
  const id = decodeAnchor(url.hash.slice(1));
  const ids = pages.get(path)?.ids;
  if (id === '' || ids === undefined || ids.includes(id)) return undefined;
  const nearestId = nearestName(id, ids);
  return {name: nearestId === undefined ? undefined : `#${nearestId}`};
}
