/** Reads and extends the list of published URLs, data/published-urls.txt: paths, each with the anchors that links may use. */
import type {Root} from 'hast';
import {attribute, findElement, visitElements} from '../../../lib/hast';

/**
 * The URLs of a build, or of all builds that were published: anchors by path. A path is below the base path and starts
 * with a slash: `/quickstart`.
 */
export type SiteUrls = ReadonlyMap<string, ReadonlySet<string>>;

/** Matches ids that React generates, `_R_1_`: they change with the markup, and links do not use them. */
const generatedIdRegex = /^_R_/;

/**
 * Returns the ids in `<main>` of a built page, without those that React generates. Returns none for a page without it.
 * The visitor (../index.ts) compares them with the list, and `npm run published-urls` adds them to it.
 */
export function collectAnchors(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  const main = findElement(tree, ({tagName}) => tagName === 'main');
  if (main === undefined) return ids;
  visitElements(main, (element) => {
    const id = attribute(element, 'id');
    if (id !== '' && !generatedIdRegex.test(id)) ids.add(id);
  });
  return ids;
}

/**
 * Reads the text of the list: a line per path, followed by its anchors, `/quickstart choose-a-path install`. The visitor
 * (../index.ts) and `npm run published-urls` call it.
 */
export function parsePublishedUrls(text: string): SiteUrls {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [page = '', ...anchors] = line.split(' ');
      return [page, new Set(anchors)];
    }),
  );
}

/**
 * Returns the text of the list with the URLs of a build added, sorted. No URL is ever removed. `npm run published-urls`
 * writes it.
 */
export function addPublishedUrls(published: SiteUrls, built: SiteUrls): string {
  const pages = [...new Set([...published.keys(), ...built.keys()])].sort();
  const lines = pages.map((page) => {
    const anchors = new Set([...(published.get(page) ?? []), ...(built.get(page) ?? [])]);
    return [page, ...[...anchors].sort()].join(' ');
  });
  return `${lines.join('\n')}\n`;
}
