/**
 * The embedded engine for large sites: an index in pieces, of which the browser loads those that a
 * query needs. It is fed with the same pages as the other engine, written as plain HTML.
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {inBatches} from './batches';
import {loadPagefind} from './loadPagefind.cjs';
import type {SearchManifest} from '../shared/manifest';
import {wordsOf} from '../shared/indexFile';
import {indexTerms} from '../shared/tokens';
import {pageFile, stringifyPageTable, TABLE_FILE, type PageEntry} from '../shared/pagefindFiles';
import {stringifyWords, WORDS_FILE} from '../shared/pagefindWords';
import type {SearchPage} from '../shared/record';
import {stringifyRecordsFile, type RecordsFile} from '../shared/recordsFile';

/** Its entry file has a name without a hash, so it must not lie in the folder that is cached for ever. */
const BUNDLE = 'search-index/';
/** Signs that belong to words of identifiers. */
const WORD_SIGNS = '_%$';
/** Pages handed over at a time. */
const BATCH = 64;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** How much a word counts by where it stands. Pagefind's scale is quadratic. */
const WEIGHTS = {title: 7, heading: 4, path: 2.5, part: 2, text: 1};
/** How much a word of a text gains when it stands there twice as often. */
const REPEATED = 0.25;
/** The lowest level of headings proper; below are names of fields, of which there are many. */
const LOWEST_HEADING = 4;

/** Words of a title or heading: those that say nothing too, since somebody may ask for nothing else. */
const headingWords = (text: string) => new Set(indexTerms(text));

/** The words of a page, each once: what it weighs at its best place, and more when it is repeated. */
function weighWords(page: SearchPage): Map<string, number> {
  const counts = new Map<string, number>();
  const weights = new Map<string, number>();
  const add = (terms: Iterable<string>, weight: number) => {
    for (const term of terms) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    }
  };
  add(wordsOf(page.path), WEIGHTS.path);
  for (const item of page.items) {
    if (typeof item === 'string') add(wordsOf(item), WEIGHTS.text);
    else add(headingWords(item[2]), item[0] > LOWEST_HEADING ? WEIGHTS.part : WEIGHTS.heading);
  }
  for (const term of headingWords(page.title)) weights.delete(term);
  for (const [term, weight] of weights)
    weights.set(term, weight + REPEATED * Math.floor(Math.log2(counts.get(term) ?? 1)));
  return weights;
}

/** All words of a page. */
const termsOf = (page: SearchPage) => [...weighWords(page).keys(), ...headingWords(page.title)];

const element = (tag: string, weight: number, terms: Iterable<string>) =>
  `<${tag} data-pagefind-weight="${weight}">${escapeHtml([...terms].join(' '))}</${tag}>`;

/**
 * A page as Pagefind is given it: its words, as the other engine knows them, grouped by weight. An answer of
 * Pagefind lists every place of every word on every page that matches, megabytes on a large site, so each word
 * is there once.
 */
export function pageHtml(page: SearchPage): string {
  const groups = new Map<number, string[]>();
  for (const [term, weight] of weighWords(page))
    groups.set(weight, [...(groups.get(weight) ?? []), term]);
  const body = [
    // A title is weighed apart too: how much of it a query names.
    element('h1', WEIGHTS.title, headingWords(page.title)),
    ...[...groups].map(([weight, terms]) => element('p', weight, terms)),
  ];
  return `<html lang="${page.lang}"><body><main data-pagefind-body>\n${body.join('\n')}\n</main></body></html>`;
}

function assertDone(step: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Search index (Pagefind), ${step}: ${errors.join('; ')}`);
}

/** Pagefind brings search boxes of its own, which this site does not use. */
async function dropInterfaces(folder: string): Promise<void> {
  const files = await readdir(folder);
  const unused = files.filter((file) => /^pagefind-(?:.*ui|highlight|worker)\./.test(file));
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
}

/** Path of the page that a file of Pagefind describes. */
async function pathOf(file: string): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString();
  return (JSON.parse(text.slice(text.indexOf('{'))) as {url: string}).url;
}

/** Pagefind's files of single pages hold the words of `pageHtml`. In their place come files with the texts to show, and a table of all pages. */
async function replaceFragments(folder: string, file: RecordsFile): Promise<void> {
  const pages = new Map(file.pages.map((page) => [page.path, page]));
  const fragments = path.join(folder, 'fragment');
  const names = await readdir(fragments);
  const table = new Map<string, PageEntry>();
  await mkdir(path.dirname(path.join(folder, pageFile(''))), {recursive: true});
  await inBatches(names, BATCH, async (name) => {
    const page = pages.get(await pathOf(path.join(fragments, name)));
    if (page === undefined) throw new Error(`Search index (Pagefind): whose is ${name}?`);
    const id = path.parse(name).name;
    table.set(id, {section: page.section, rank: page.rank});
    const json = stringifyRecordsFile({origin: file.origin, synonyms: [], pages: [page]});
    await writeFile(path.join(folder, pageFile(id)), json);
  });
  if (table.size !== pages.size)
    throw new Error(`Search index (Pagefind): ${table.size} of ${pages.size} pages were indexed`);
  await writeFile(path.join(folder, TABLE_FILE), stringifyPageTable(table));
  await rm(fragments, {recursive: true});
}

/**
 * Builds the index of all pages into the build.
 *
 * @throws when Pagefind reports an error, with the step and its words
 */
export async function writePagefind(outDir: string, file: RecordsFile): Promise<SearchManifest> {
  // Loaded here: sites within the range of the other engine never start its binary.
  const {createIndex, close} = await loadPagefind();
  const {index, errors} = await createIndex({includeCharacters: WORD_SIGNS});
  assertDone('start', errors);
  if (index === undefined) throw new Error('Search index (Pagefind), start: no index was made');
  const added = await inBatches(file.pages, BATCH, (page) =>
    index.addHTMLFile({url: page.path, content: pageHtml(page)}),
  );
  assertDone(
    'reading a page',
    added.flatMap((answer) => answer.errors),
  );
  const target = path.join(outDir, BUNDLE);
  await rm(target, {recursive: true, force: true});
  const written = await index.writeFiles({outputPath: target});
  assertDone('writing', written.errors);
  await close();
  const words = new Set(file.pages.flatMap((page) => termsOf(page)));
  await Promise.all([
    dropInterfaces(target),
    replaceFragments(target, file),
    writeFile(path.join(target, WORDS_FILE), stringifyWords(words, file.synonyms)),
  ]);
  return {engine: 'pagefind', bundle: BUNDLE, pages: file.pages.length};
}
