/** Finds links of a built site whose page or element does not exist. */
import {decodeUrlPart} from '../../src/lib/decodeUrlPart';
import {attribute, visitElements} from '../../src/lib/hast';
import {listFiles} from '../../src/lib/listFiles';
import {nearestName} from '../../src/lib/nearestName';
import {readBuiltPages, type HtmlFile} from '../../src/lib/readBuiltPages';

interface BrokenLink {
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
 * For `npm run check:anchors`: returns the links within the site whose page, file, or element does not exist, page by
 * page. Docusaurus checks neither anchors, because it only knows those of headings, nor the links in `<a href="…">`.
 *
 * @param baseUrl  base path of the site, with a slash at both ends
 * @throws ENOENT if the folder doesn't exist; the command checks for a build first
 */
export function findBrokenLinks(buildDir: string, baseUrl: string): BrokenLink[] {
  const pages = new Map<string, PageLinks>();
  for (const page of readBuiltPages(buildDir)) {
    // `api/index.html` and `api.html` are both the page `api`.
    pages.set(page.file.replace(/(?:^|\/)index\.html$|\.html$/, ''), collectLinks(page));
  }
  // A folder without a page is not a target of links.
  const existing = new Set([...pages.keys(), ...listFiles(buildDir)]);
  const urls = [...pages.keys()].map((page) => baseUrl + page);

  const broken: BrokenLink[] = [];
  for (const [page, {hrefs}] of pages) {
    for (const href of hrefs) {
      const target = findTarget(href, baseUrl + page, baseUrl);
      if (target === undefined) continue;
      if (!existing.has(target.path)) {
        broken.push({page, href, nearest: nearestName(baseUrl + target.path, urls)});
        continue;
      }
      const ids = pages.get(target.path)?.ids;
      // Only pages have ids, not files such as pictures.
      if (target.id === '' || ids === undefined || ids.includes(target.id)) continue;
      const nearestId = nearestName(target.id, ids);
      broken.push({page, href, nearest: nearestId && `#${nearestId}`});
    }
  }
  return broken;
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

/** The place that a link within the site points to. */
interface Target {
  /** Path of a page or file below the base path, without a slash at the end. */
  readonly path: string;
  /** Id of an element, or `''`. */
  readonly id: string;
}

/** Returns the target of a link, or undefined for a link to another site. */
function findTarget(href: string, pageUrl: string, baseUrl: string): Target | undefined {
  const url = URL.parse(href, ORIGIN + pageUrl);
  if (url?.origin !== ORIGIN || !url.pathname.startsWith(baseUrl)) return undefined;
  return {
    path: decodeUrlPart(url.pathname.slice(baseUrl.length)).replace(/\/$/, ''),
    id: decodeUrlPart(url.hash.slice(1)),
  };
}
