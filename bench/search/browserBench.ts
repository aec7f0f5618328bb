/** Runs the embedded engines in Chromium against an index on disk, and counts what they load. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {HITS_PER_PAGE, MAX_RESULTS_PER_GROUP} from '../../src/capabilities/search/shared/limits';
import {launchOptions} from '../../tests/browser';

export interface BrowserFigures {
  /** Brotli, from nothing to the first result: engine, index, and what the query needed. */
  readonly firstResultBytes: number;
  readonly firstResultMs: number;
  readonly p50: number;
  readonly p95: number;
}

/** The page: starts the engine and asks it as the modal does, and times queries typed letter by letter. */
const PAGE = `
const worker = (manifest) => {
  const port = new Worker('/' + manifest.engine + '.js');
  const indexUrl = location.origin + '/' + (manifest.engine === 'pagefind' ? manifest.bundle : manifest.index);
  const recordsUrl = location.origin + '/' + manifest.records;
  let id = 0;
  const waiting = new Map();
  port.onmessage = ({data}) => { waiting.get(data.id)(data); waiting.delete(data.id); };
  const ask = (request) => new Promise((resolve) => {
    waiting.set(++id, resolve);
    port.postMessage({id, indexUrl, recordsUrl, request});
  });
  return {search: async (request) => { const answer = await ask(request); if (answer.error) throw new Error(answer.error); return answer.response; }};
};
const request = (query) => ({query, page: 0, hitsPerPage: ${HITS_PER_PAGE}, maxPerSection: ${MAX_RESULTS_PER_GROUP}, snippetWords: 10});
window.start = async () => {
  const manifest = await (await fetch('/search-index.json')).json();
  window.engine = worker(manifest);
};
window.ask = async (query) => { const from = performance.now(); const {hits} = await window.engine.search(request(query)); return {ms: performance.now() - from, hits: hits.length}; };
`;

async function bundle(entry: {contents: string} | {file: string}): Promise<string> {
  const {outputFiles} = await build({
    ...('file' in entry
      ? {entryPoints: [entry.file]}
      : {stdin: {contents: entry.contents, resolveDir: process.cwd(), loader: 'ts' as const}}),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    alias: {'@site': process.cwd()},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Compressed afterwards: at this quality it takes longer than the queries that are timed. Files of Pagefind are compressed already. */
function weigh(bodies: readonly Buffer[]): number {
  return bodies.reduce(
    (bytes, body) => bytes + Math.min(body.length, brotliCompressSync(body).length),
    0,
  );
}

/** Measures the index in `dir`. The first query is the one that is timed from nothing. */
export async function measureInBrowser(
  dir: string,
  queries: readonly string[],
): Promise<BrowserFigures> {
  const made: Readonly<Record<string, string>> = {
    '/': '<!doctype html><title>Bench</title><script type=module src=/page.js></script>',
    '/page.js': await bundle({contents: PAGE}),
    '/minisearch.js': await bundle({file: 'src/capabilities/search/client/embedded.worker.ts'}),
    '/pagefind.js': await bundle({file: 'src/capabilities/search/client/pagefind.worker.ts'}),
  };
  const sent: Buffer[] = [];
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    try {
      const text = made[pathname];
      const body = text === undefined ? readFileSync(path.join(dir, pathname)) : Buffer.from(text);
      // The texts of results are asked for after the first answer, and may arrive before it is noticed here.
      const isCounted = !['/', '/page.js'].includes(pathname) && !pathname.includes('/records.');
      if (isCounted) sent.push(body);
      const type = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
      response.writeHead(200, {'content-type': pathname === '/' ? 'text/html' : type}).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('typeof window.start === "function"');
    const ask = (query: string) =>
      page.evaluate<{ms: number; hits: number}>(`window.ask(${JSON.stringify(query)})`);
    const started = performance.now();
    await page.evaluate('window.start()');
    const first = await ask(queries[0] ?? 'data');
    if (first.hits === 0) throw new Error(`No result for ${queries[0]} in ${dir}`);
    const firstResultMs = performance.now() - started;
    const beforeFirst = [...sent];
    const times: number[] = [];
    for (const query of queries) {
      for (let length = 3; length <= query.length; length += 2)
        times.push((await ask(query.slice(0, length))).ms);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return {firstResultBytes: weigh(beforeFirst), firstResultMs, p50: at(0.5), p95: at(0.95)};
  } finally {
    await browser.close();
    server.close();
  }
}
