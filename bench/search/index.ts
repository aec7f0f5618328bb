/** `npm run bench:search`: measures relevance on the built site, and the embedded search with several sizes. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {synonyms} from '../../src/config/synonyms';
import {writeIndex} from '../../src/plugins/search';
import {readRecords} from '../../src/plugins/search/cli/records';
import type {SearchPage} from '../../src/plugins/search/shared';
import {evaluate, readBuild, readQueries, score} from '../../tests/search/evaluate';
import {runCommand} from '../../tools/lib/command';
import {measureInBrowser} from './browserBench';
import {makePages} from './makePages';

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

/** The queries of the relevance test, which are typed letter by letter. They include typos and questions. */
const QUERIES = ['schema', ...readQueries().map(({query}) => query)];

/** Measures the search with a number of pages. */
async function benchPages(name: string, pages: readonly SearchPage[]): Promise<void> {
  const target = mkdtempSync(path.join(tmpdir(), 'search-bench-'));
  const started = performance.now();
  writeIndex(target, {origin: 'https://docs.example.org', synonyms, pages});
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

void runCommand(__dirname, {options}, async ({values}) => {
  printRelevance();
  if (values.relevance) return;
  const {pages: model} = readRecords('build');
  await benchPages(`${model.length} pages (this site)`, model);
  for (const count of values.pages.split(',').map(Number))
    await benchPages(`${count} pages`, makePages(count, model));
});
