/** The embedded engine of large sites: Pagefind behind the same interface. It loads the pieces of its index that a query needs. */
import {choose} from '../shared/show';
import {parsePageTable, TABLE_FILE, type PageEntry} from '../shared/pagefindFiles';
import {hitOf, scoreFactor, type ShownPage} from '../shared/pagefindShow';
import {
  alternatives,
  pagefindText,
  queryWords,
  relaxations,
  withoutLetters,
  type QueryWord,
} from '../shared/pagefindQuery';
import {HITS_PER_PAGE} from '../shared/limits';
import {WORDS_FILE} from '../shared/pagefindWords';
import {RANK_FACTOR} from '../shared/rank';
import type {SearchEngine, SearchRequest, SearchResponse} from '../shared/hit';
import {createPageReader, type PageReader} from './pagefindPages';
import {lazyWords, type LazyWords} from './pagefindVocabulary';
import {readText} from './readText';

/** The part of Pagefind that is used. */
export interface Pagefind {
  search(query: string): Promise<{results: readonly {id: string; score: number}[]}>;
}

interface PagefindModule extends Pagefind {
  options(options: {ranking: Readonly<Record<string, number>>}): Promise<void>;
  init(): Promise<void>;
}

/** What an engine is made of. */
export interface PagefindParts {
  readonly pagefind: Pagefind;
  readonly table: ReadonlyMap<string, PageEntry>;
  readonly readPage: PageReader;
  readonly words: LazyWords;
}

interface Found extends PageEntry {
  readonly id: string;
  readonly score: number;
}

interface Read {
  readonly texts: ShownPage;
  readonly score: number;
}

/** With fewer results than this, words of the query are given up one at a time. */
const ENOUGH = 3;
/** With fewer than this, words of the same meaning are asked for too. */
const SCREEN = HITS_PER_PAGE;
/** How much they count. */
const SYNONYM = 0.5;
/** Each word is in the index once, so a page's length says little; a word that was only begun counts less than a whole one. */
const RANKING = {pageLength: 0.1, termSimilarity: 3};

/** Scores of all pages that match, relaxed when the whole query gives too few. */
async function collect(
  pagefind: Pagefind,
  words: readonly QueryWord[],
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const {results} = await pagefind.search(pagefindText(words));
  const scores = new Map(results.map(({id, score}) => [id, score]));
  const add = async (others: readonly (readonly QueryWord[])[], weight: number) => {
    for (const other of others) {
      signal?.throwIfAborted();
      const {results: more} = await pagefind.search(pagefindText(other));
      for (const {id, score} of more) scores.set(id, (scores.get(id) ?? 0) + score * weight);
    }
  };
  const isFew = results.length < ENOUGH;
  if (isFew) for (const [id, score] of scores) scores.set(id, score + 1);
  if (results.length < SCREEN) await add(alternatives(words), SYNONYM);
  if (isFew) await add(relaxations(words), 1 / words.length);
  return scores;
}

/** The pages, best first. */
function order(
  scores: ReadonlyMap<string, number>,
  table: ReadonlyMap<string, PageEntry>,
): Found[] {
  const found: Found[] = [];
  for (const [id, score] of scores) {
    const entry = table.get(id);
    if (entry !== undefined) found.push({id, ...entry, score: score * RANK_FACTOR ** -entry.rank});
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The pages that could be read, with their scores; a page that fails is missing, and when all fail, so does the search. */
async function readAll(found: readonly Found[], readPage: PageReader): Promise<Read[]> {
  const read = await Promise.allSettled(
    found.map(async ({id, score}) => ({texts: await readPage(id), score})),
  );
  const pages = read.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
  const failure = read.find((page) => page.status === 'rejected');
  if (pages.length === 0 && failure !== undefined) throw failure.reason;
  return pages;
}

/** An engine of Pagefind, the table of pages, and their texts. */
export function createPagefindEngine({
  pagefind,
  table,
  readPage,
  words,
}: PagefindParts): SearchEngine {
  return {
    async search(request: SearchRequest): Promise<SearchResponse> {
      const {query, snippetWords, signal} = request;
      const list = request.wantsTexts === true ? await words.load() : words.loaded();
      const asked = list === undefined ? queryWords(query) : withoutLetters(list.read(query));
      const found = order(await collect(pagefind, asked, signal), table);
      // A newer query may have come meanwhile: then nobody sees the texts.
      signal?.throwIfAborted();
      const {wanted, ...counts} = choose(found, ({section}) => section, request);
      const pages = await readAll(wanted, readPage);
      const hits = pages
        .map(({texts, score}) => ({texts, score: score * scoreFactor(texts, asked, query)}))
        .sort((a, b) => b.score - a.score)
        .map(({texts}) => hitOf(texts, asked, query, snippetWords));
      // The first answer does not wait for the list of words; those after it are read against it.
      void words.load();
      return {hits: hits.filter((hit) => hit !== undefined), ...counts, engine: 'embedded'};
    },
  };
}

/** Loads Pagefind from the build. */
export async function startPagefindEngine(bundleUrl: string): Promise<SearchEngine> {
  const [pagefind, table] = await Promise.all([
    import(/* webpackIgnore: true */ `${bundleUrl}pagefind.js`) as Promise<PagefindModule>,
    readText(`${bundleUrl}${TABLE_FILE}`),
  ]);
  await pagefind.options({ranking: RANKING});
  await pagefind.init();
  return createPagefindEngine({
    pagefind,
    table: parsePageTable(table),
    readPage: createPageReader(bundleUrl, readText),
    words: lazyWords(() => readText(`${bundleUrl}${WORDS_FILE}`)),
  });
}
