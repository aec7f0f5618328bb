/**
 * The embedded engine for large sites: an index in pieces, of which the browser loads those that a
 * query needs. It is fed with the same pages as the other engine, written as plain HTML.
 */
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {loadPagefind} from './loadPagefind.cjs';
import type {SearchManifest} from '../../lib/search/manifest';
import type {SearchPage} from '../../lib/search/record';
import type {RecordsFile} from '../../lib/search/recordsFile';

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

/** A page as Pagefind reads it best: headings with their anchors, and paragraphs. */
export function pageHtml(page: SearchPage): string {
  const body = page.items.map((item) => {
    if (typeof item === 'string') return `<p>${escapeHtml(item)}</p>`;
    const [level, anchor, heading] = item;
    const id = anchor === null ? '' : ` id="${escapeHtml(anchor)}"`;
    return `<h${level}${id}>${escapeHtml(heading)}</h${level}>`;
  });
  return [
    `<html lang="${page.lang}"><body>`,
    `<main data-pagefind-body data-pagefind-filter="section[data-section]" data-section="${escapeHtml(page.section)}">`,
    `<span data-pagefind-meta="rank[data-rank]" data-rank="${page.rank}"></span>`,
    `<h1>${escapeHtml(page.title)}</h1>`,
    ...body,
    '</main></body></html>',
  ].join('\n');
}

function assertDone(step: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Search index (Pagefind), ${step}: ${errors.join('; ')}`);
}

/** Pagefind brings search boxes of its own, which this site does not use. */
async function dropInterfaces(folder: string): Promise<void> {
  const files = await readdir(folder);
  const unused = files.filter((file) => /^pagefind-(?:.*ui|highlight)\./.test(file));
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
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
  for (let start = 0; start < file.pages.length; start += BATCH) {
    const added = await Promise.all(
      file.pages
        .slice(start, start + BATCH)
        .map((page) => index.addHTMLFile({url: page.path, content: pageHtml(page)})),
    );
    assertDone(
      'reading a page',
      added.flatMap((answer) => answer.errors),
    );
  }
  const target = path.join(outDir, BUNDLE);
  await rm(target, {recursive: true, force: true});
  const written = await index.writeFiles({outputPath: target});
  assertDone('writing', written.errors);
  await close();
  await dropInterfaces(target);
  return {engine: 'pagefind', bundle: BUNDLE, pages: file.pages.length};
}
