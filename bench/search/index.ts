/** `npm run bench:search`: relevance on the built site, and the embedded engine at several sizes. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {searchPageRanks} from '../../src/config/search';
import {synonyms} from '../../src/config/synonyms';
import {collectPages} from '../../src/capabilities/search/node/collectPages';
import {writeIndex} from '../../src/capabilities/search/node/writeFiles';
import {evaluate, readBuild, readQueries, score} from '../../tests/search/evaluate';
import {measureInBrowser} from './browserBench';
import {command} from '../../tools/lib/command';
import {readRecords} from '../../tools/search-push/records';
import {generateSite} from './generateSite';

const HELP = `npm run bench:search [-- --relevance] [-- --pages 1000,6000]

Prints, for the site in build/: success@1, success@5 and MRR on tests/search/queries.json, and the queries
whose page did not come first. Then, for the site and for generated ones: seconds to build the index, bytes
(brotli) to the first result, and milliseconds of a query in Chromium.

  --relevance  only the relevance
  --pages      sizes of the generated sites (default: 1000,6000)`;

function printRelevance(): void {
  const outcomes = evaluate(readBuild('build').engine, readQueries());
  const {queries, mrr, success1, success5} = score(outcomes);
  for (const {place, kind, query, first} of outcomes) {
    if (place !== 1)
      console.log(`${place === 0 ? 'none' : place} | ${kind} | ${query} | first: ${first}`);
  }
  const percent = (value: number) => value.toFixed(3);
  console.log(
    `${queries} queries: success@1 ${percent(success1)}, success@5 ${percent(success5)}, MRR ${percent(mrr)}`,
  );
}

/** Typed letter by letter: the queries that relevance is judged by, typos and questions among them. */
const QUERIES = ['schema', ...readQueries().map(({query}) => query)];

async function benchSite(name: string, outDir: string, routes: readonly string[]): Promise<void> {
  const target = mkdtempSync(path.join(tmpdir(), 'search-bench-'));
  const started = performance.now();
  const pages = await collectPages({outDir, baseUrl: '/', routes, pageRanks: searchPageRanks});
  await writeIndex(target, {origin: 'https://docs.example.org', synonyms, pages});
  const seconds = (performance.now() - started) / 1_000;
  const {firstResultBytes, firstResultMs, p50, p95} = await measureInBrowser(target, QUERIES);
  console.log(
    `${name} | index ${seconds.toFixed(1)} s | first result ${Math.round(firstResultBytes / 1_000)} KB, ` +
      `${Math.round(firstResultMs)} ms | query p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  );
  rmSync(target, {recursive: true, force: true});
}

const options = {
  relevance: {type: 'boolean'},
  pages: {type: 'string', default: '1000,6000'},
} as const;

void command(HELP, {options}, async ({values}) => {
  printRelevance();
  if (values.relevance) return;
  const {pages: model} = readRecords('build');
  await benchSite(
    `${model.length} pages (this site)`,
    'build',
    model.map((page) => page.path),
  );
  for (const count of values.pages.split(',').map(Number)) {
    const dir = mkdtempSync(path.join(tmpdir(), 'search-site-'));
    await benchSite(`${count} pages`, dir, generateSite(dir, count, model));
    rmSync(dir, {recursive: true, force: true});
  }
});
