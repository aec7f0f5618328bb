/** What Docusaurus throws about routes and ids, as lines for a writer: it names no line, and of links no file. */
import {nearestName} from '../../../lib/variables';

export interface KnownSite {
  readonly baseUrl: string;
  /** Files from the site's root, by the address of their page. */
  readonly sources: ReadonlyMap<string, string>;
  /** The addresses of all pages. */
  readonly routes: readonly string[];
  /** The lines of a file. */
  readonly linesOf: (file: string) => readonly string[];
}

const pageRegex = /Broken link on source page path = (.+):((?:\s+-> linking to .+)+)/g;
/** Group 1 is the link as it is on the page, group 2 the address that it means. */
const linkRegex = /-> linking to (.+?)(?: \(resolved as: (.+)\))?$/gm;
/** Groups: the file, the ids that do not exist, those that do. */
const sidebarRegex =
  /Invalid sidebar file at "(.+)"\.\s+These sidebar document ids do not exist:((?:\s+- .+)+)\s+Available document ids are:((?:\s+- .+)+)/;

const hint = (nearest: string | undefined) =>
  nearest === undefined ? '' : ` Did you mean ${nearest}?`;

/** What page-errors itself throws; group 1 is its lines. */
const ownRegex = /Mistakes in pages:\s+([^]*?)\n +at /;
const NO_HINT =
  ' Write that of a page of this site, as in /quickstart; others begin with https://.';

/** The numbers of the lines that have `text`, and not as the beginning of a longer one. */
const linesWith = (lines: readonly string[], text: string): number[] =>
  lines.flatMap((line, index) => {
    const after = line.split(text).slice(1);
    return after.some((rest) => !/^(?:[\w/#?-]|\.\w)/.test(rest)) ? [index + 1] : [];
  });

function brokenLinks(message: string, {baseUrl, sources, routes, linesOf}: KnownSite): string[] {
  const withoutBase = (address: string) =>
    address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
  const written: string[] = [];
  /** Links of the bar, the footer or a sidebar, with the pages that show them. */
  const shown = new Map<string, string[]>();
  for (const [, page = '', links = ''] of message.matchAll(pageRegex)) {
    const file = sources.get(page);
    for (const [, link = '', resolved = link] of links.matchAll(linkRegex)) {
      const text = withoutBase(link);
      const nearest = nearestName(
        withoutBase(resolved.replace(/[?#].*/, '')),
        routes.map(withoutBase),
      );
      const problem = `${text} leads to no page.${hint(nearest) || NO_HINT}`;
      const numbers = file === undefined ? [] : linesWith(linesOf(file), text);
      written.push(...numbers.map((number) => `${file}:${number}: the link ${problem}`));
      if (numbers.length === 0) shown.set(problem, [...(shown.get(problem) ?? []), page]);
    }
  }
  const elsewhere = [...shown].map(
    ([problem, [page, ...others]]) =>
      `${page}${others.length > 0 ? ` and ${others.length} more` : ''}: the link ${problem} It is not in the text of the page: look in sidebars.ts and src/config/.`,
  );
  return [...written, ...elsewhere];
}

const itemsOf = (list = '') => [...list.matchAll(/- (.+)/g)].map(([, id = '']) => id);

function unknownIds(message: string, {linesOf}: KnownSite): string[] {
  const [, file, wrong, known] = sidebarRegex.exec(message) ?? [];
  if (file === undefined) return [];
  return itemsOf(wrong).map((id) => {
    // Its folder may come from a constant.
    const names = [id, id.slice(id.lastIndexOf('/') + 1)];
    const [line] = names.flatMap((name) => linesWith(linesOf(file), name));
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place}: there is no document "${id}".${hint(nearestName(id, itemsOf(known)))} The id of a page is its path below docs/, without .mdx.`;
  });
}

/** The lines; none for an error of another kind. */
export const explainThrown = (message: string, site: KnownSite): string[] => [
  ...(ownRegex.exec(message)?.[1] ?? '').split(/\s*\n\s*/).filter((line) => line !== ''),
  ...brokenLinks(message, site),
  ...unknownIds(message, site),
];
