/** The embedded engine of large sites: Pagefind behind the same interface. It loads the pieces of its index that a query needs. */
import {escapeExceptMarks, escapeHtml, highlight} from '@site/src/lib/search/highlight';
import {isStopWord} from '@site/src/lib/search/stopWords';
import {stem} from '@site/src/lib/search/stem';
import {tokenize} from '@site/src/lib/search/tokens';
import type {
  Marked,
  MarkedHierarchy,
  SearchEngine,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '@site/src/lib/search/hit';

interface PagefindFragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: {readonly title?: string; readonly rank?: string};
  readonly filters: {readonly section?: readonly string[]};
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly anchor?: {readonly id: string; readonly text?: string; readonly element: string};
    readonly weighted_locations: readonly {readonly balanced_score: number}[];
  }[];
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data(): Promise<PagefindFragment>;
}

interface Pagefind {
  options(options: {baseUrl: string; excerptLength: number}): Promise<void>;
  init(): Promise<void>;
  search(
    query: string,
    options?: {filters?: Record<string, string>},
  ): Promise<{
    results: readonly PagefindResult[];
    unfilteredResultCount: number;
    totalFilters?: Readonly<Record<string, Record<string, number>>>;
  }>;
}

/** With fewer results than this, words of the query are given up one at a time. */
const ENOUGH = 3;
/** Questions longer than this are not taken apart word by word. */
const MAX_RELAXED_WORDS = 8;
/** Words of an excerpt around a match. */
const EXCERPT_WORDS = 20;

/** The words of a query worth asking for. */
function meaningfulWords(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const telling = words.filter((word) => !isStopWord(stem(word.toLowerCase().replace(/\W+$/, ''))));
  return telling.length > 0 ? telling : words;
}

/** Queries to ask, one word given up in each. */
function relaxations(words: readonly string[]): string[] {
  if (words.length < 2 || words.length > MAX_RELAXED_WORDS) return [];
  if (words.length === 2) return [...words];
  return words.map((_, left) => words.filter((_word, index) => index !== left).join(' '));
}

const mark = (value: string): Marked => ({
  value,
  matchLevel: value.includes('<mark>') ? 'full' : 'none',
  matchedWords: [],
});

/** The section of a page that matched best: its heading, or the page itself. */
function bestPart({sub_results}: PagefindFragment) {
  const weight = (part: (typeof sub_results)[number]) =>
    part.weighted_locations.reduce((total, {balanced_score}) => total + balanced_score, 0);
  return [...sub_results].sort((a, b) => weight(b) - weight(a))[0];
}

function toHit(
  fragment: PagefindFragment,
  origin: string,
  matched: ReadonlySet<string>,
): SearchHit {
  const part = bestPart(fragment);
  const title = fragment.meta.title ?? fragment.url;
  const heading = part?.anchor?.text;
  const isPart = heading !== undefined && part?.anchor?.element !== 'h1';
  const hierarchy = {
    lvl0: fragment.filters.section?.[0] ?? '',
    lvl1: title,
    lvl2: isPart ? heading : null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const content = mark(escapeExceptMarks(part?.excerpt ?? fragment.excerpt));
  const marked = Object.fromEntries(
    Object.entries(hierarchy).map(([level, text]) => [
      level,
      text === null ? undefined : mark(highlight(text, matched)),
    ]),
  ) as MarkedHierarchy;
  const url = new URL(isPart ? (part?.url ?? fragment.url) : fragment.url, origin);
  return {
    objectID: `${url.pathname}${url.hash}`,
    url: url.href,
    url_without_anchor: `${url.origin}${url.pathname}`,
    anchor: url.hash === '' ? null : url.hash.slice(1),
    type: isPart ? 'lvl2' : 'lvl1',
    content: escapeHtml(content.value.replace(/<[^>]*>/g, '')),
    hierarchy,
    _highlightResult: {hierarchy: marked, content},
    _snippetResult: {hierarchy: marked, content},
  };
}

/** All results of a query, relaxed when the whole gives too few. */
async function collect(pagefind: Pagefind, query: string): Promise<PagefindResult[]> {
  const words = meaningfulWords(query);
  const {results} = await pagefind.search(words.join(' '));
  if (results.length >= ENOUGH) return [...results];
  const byId = new Map(results.map((result) => [result.id, {...result, score: result.score + 1}]));
  for (const relaxed of relaxations(words)) {
    const {results: more} = await pagefind.search(relaxed);
    for (const result of more) {
      const known = byId.get(result.id);
      const score = (known?.score ?? 0) + result.score / words.length;
      byId.set(result.id, {...result, data: () => result.data(), score});
    }
  }
  return [...byId.values()].sort((a, b) => b.score - a.score);
}

/** Loads Pagefind from the build. */
export async function startPagefindEngine(bundleUrl: string): Promise<SearchEngine> {
  const pagefind = (await import(/* webpackIgnore: true */ `${bundleUrl}pagefind.js`)) as Pagefind;
  await pagefind.options({baseUrl: '/', excerptLength: EXCERPT_WORDS});
  await pagefind.init();
  const {origin} = new URL(bundleUrl);
  return {
    async search({query, page, hitsPerPage, section}: SearchRequest): Promise<SearchResponse> {
      const matched = new Set(tokenize(query).flatMap(({terms}) => terms));
      const results = await collect(pagefind, query);
      const wanted = results.slice(0, (page + 1) * hitsPerPage);
      const fragments = await Promise.all(wanted.map((result) => result.data()));
      const sections: Record<string, number> = {};
      for (const {filters} of fragments) {
        const name = filters.section?.[0] ?? '';
        sections[name] = (sections[name] ?? 0) + 1;
      }
      const listed = fragments.filter(
        ({filters}) => section === undefined || filters.section?.[0] === section,
      );
      const start = section === undefined ? page * hitsPerPage : 0;
      return {
        hits: listed.slice(start).map((fragment) => toHit(fragment, origin, matched)),
        nbHits: section === undefined ? results.length : listed.length,
        sections,
        engine: 'embedded',
      };
    },
  };
}
