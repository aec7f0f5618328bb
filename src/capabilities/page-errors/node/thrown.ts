/** What is thrown about pages, links and ids, as lines for a writer: Docusaurus names routes, and no line. */
import {nearestName} from '../../../lib/variables';

export interface KnownSite {
  readonly baseUrl: string;
  /** The file of each page from the site's root, if it has one, by its address. */
  readonly pages: ReadonlyMap<string, string | undefined>;
  readonly linesOf: (file: string) => readonly string[];
}

/** What page-errors itself throws, of all pages or of one; group 1 is its lines. */
const ownRegex = /Error: (?:Mistakes in pages:\s+|(?=[\w./-]+\.mdx?:\d))([^]*?)\n +at /;
const pageRegex = /Broken link on source page path = (.+):((?:\s+-> linking to .+)+)/g;
/** Group 1 is the link as it is on the page, group 2 the address that it means. */
const linkRegex = /-> linking to (.+?)(?: \(resolved as: (.+)\))?$/gm;
/** Groups: the file, the ids that do not exist, those that do. */
const sidebarRegex =
  /Invalid sidebar file at "(.+)"\.\s+These sidebar document ids do not exist:((?:\s+- .+)+)\s+Available document ids are:((?:\s+- .+)+)/;

/** `file:line` of each line that has `text`, and not as the beginning of a longer one. */
const placesOf = (file: string, lines: readonly string[], text: string): string[] =>
  lines.flatMap((line, index) => {
    const after = line.split(text).slice(1);
    return after.some((rest) => !/^(?:[\w/#?-]|\.\w)/.test(rest)) ? [`${file}:${index + 1}`] : [];
  });

function brokenLinks(message: string, {baseUrl, pages, linesOf}: KnownSite): string[] {
  const withoutBase = (address: string) => address.replace(baseUrl, '/');
  const known = [...pages.keys()].map(withoutBase);
  return [...message.matchAll(pageRegex)].flatMap(([, page = '', links = '']) =>
    [...links.matchAll(linkRegex)].flatMap(([, link = '', resolved = link]) => {
      const file = pages.get(page);
      const text = withoutBase(link);
      const nearest = nearestName(withoutBase(resolved.replace(/[?#].*/, '')), known);
      const hint =
        nearest === undefined
          ? 'Write that of a page of this site, as in /quickstart; others begin with https://.'
          : `Did you mean ${nearest}?`;
      const places = file === undefined ? [] : placesOf(file, linesOf(file), text);
      if (places.length === 0) places.push('sidebars.ts, src/config/ or openapi/');
      return places.map((place) => `${place}: the link ${text} leads to no page. ${hint}`);
    }),
  );
}

function unknownIds(message: string, {linesOf}: KnownSite): string[] {
  const [, file, ...lists] = sidebarRegex.exec(message) ?? [];
  if (file === undefined) return [];
  const [wrong = [], known = []] = lists.map((list) => list.trim().slice(2).split(/\s+- /));
  return wrong.map((id) => {
    // Its folder may come from a constant.
    const names = [id, id.slice(id.lastIndexOf('/') + 1)];
    const [place = file] = names.flatMap((name) => placesOf(file, linesOf(file), name));
    const nearest = nearestName(id, known);
    const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
    return `${place}: there is no document "${id}".${hint} The id of a page is its path below docs/, without .mdx.`;
  });
}

/** The lines that page-errors itself has thrown. */
export const ownLines = (message: string): string[] =>
  (ownRegex.exec(message)?.[1] ?? '').split(/\s*\n\s*/).filter((line) => line !== '');

/** The lines; none for an error of another kind. */
export function explainThrown(message: string, site: KnownSite): string[] {
  const lines = [...ownLines(message), ...brokenLinks(message, site), ...unknownIds(message, site)];
  // A link of the bar is on every page.
  return [...new Set(lines)];
}
