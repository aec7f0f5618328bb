/** Finds the pages that a reader with a wrong address may have meant. */
import leven from 'leven';

/** One page of the site. */
export interface PageEntry {
  /** Path without the base path, `/build/secret-vault`. */
  readonly path: string;
  readonly title: string;
}

const wordRegex = /[\p{L}\p{N}]+/gu;

/** Words of a path or title, in lower case; `secretVault` is two. Words of one letter say nothing. */
export function wordsOf(text: string): string[] {
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return [...new Set(spaced.match(wordRegex) ?? [])].filter((word) => word.length > 1);
}

/** How alike two words are, 0 to 1: equal, one the beginning of the other, or a typing error apart. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 3 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const allowed = shorter >= 7 ? 2 : shorter >= 4 ? 1 : 0;
  return leven(a, b) <= allowed ? 0.7 : 0;
}

const best = (word: string, among: readonly string[]) =>
  Math.max(0, ...among.map((other) => likeness(word, other)));

/** Share of the words asked for that a page has, counting its last segment twice, minus what it has too much. */
function score(asked: readonly string[], {path, title}: PageEntry): number {
  const pathWords = wordsOf(path);
  const lastWords = wordsOf(path.slice(path.lastIndexOf('/')));
  const titleWords = wordsOf(title);
  const found = asked.reduce(
    (sum, word) =>
      sum + best(word, pathWords) + best(word, lastWords) + 0.5 * best(word, titleWords),
    0,
  );
  const surplus = pathWords.filter((word) => best(word, asked) === 0).length;
  return (found - 0.2 * surplus) / asked.length;
}

/** Up to `limit` pages, nearest first; none when nothing is alike. */
export function nearestPages(
  path: string,
  pages: readonly PageEntry[],
  limit = 5,
): readonly PageEntry[] {
  const asked = wordsOf(path.replace(/\.(?:html?|mdx?|php)$/, ''));
  if (asked.length === 0) return [];
  return pages
    .map((page) => ({page, value: score(asked, page)}))
    .filter(({value}) => value >= 0.5)
    .sort((a, b) => b.value - a.value || a.page.path.length - b.page.path.length)
    .slice(0, limit)
    .map(({page}) => page);
}
