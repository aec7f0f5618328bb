/** Runs the embedded engine in Chromium against an index on disk, and counts what they load. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {launchOptions} from '../../tests/browser';

export interface BrowserFigures {
  /** Brotli, from nothing to the first result: engine, index, and what the query needed. */
  readonly firstResultBytes: number;
  readonly firstResultMs: number;
  readonly p50: number;
  readonly p95: number;
}

/** The page: the site's own engine, asked as the modal asks it. */
const PAGE = `
import {createEmbeddedEngine} from './src/capabilities/search/client/embeddedEngine';
const engine = createEmbeddedEngine('/');
window.ask = async (query) => {
  const from = performance.now();
  const {hits} = await engine.search({query});
  return {ms: performance.now() - from, hits: hits.length};
};`;

/** Bundles the page and its worker, whose address the site's bundler would put in. */
async function bundle(contents: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: process.cwd(), loader: 'ts'},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    alias: {'@site': process.cwd()},
    define: {'import.meta.url': 'location.origin'},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Measures the index in `dir`. The first query is the one that is timed from nothing. */
export async function measureInBrowser(
  dir: string,
  queries: readonly string[],
): Promise<BrowserFigures> {
  const worker = '/search.worker.ts';
  const made: Readonly<Record<string, string>> = {
    '/': '<!doctype html><title>Bench</title><link rel=icon href=data:,><script type=module src=/page.js></script>',
    '/page.js': await bundle(PAGE),
    [worker]: await bundle(`import './src/capabilities/search/client${worker}';`),
  };
  const sent: Buffer[] = [];
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const text = made[pathname];
    const body = text === undefined ? readFileSync(path.join(dir, pathname)) : Buffer.from(text);
    // The texts of results are asked for after the first answer, and may arrive before it is noticed here.
    const isCounted = !['/', '/page.js'].includes(pathname) && !pathname.includes('/records.');
    if (isCounted) sent.push(body);
    const isScript = /\.[jt]s$/.test(pathname);
    const type = pathname === '/' ? 'text/html' : isScript ? 'text/javascript' : 'application/json';
    response.writeHead(200, {'content-type': type}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('typeof window.ask === "function"');
    const ask = (query: string) =>
      page.evaluate<{ms: number; hits: number}>(`window.ask(${JSON.stringify(query)})`);
    const started = performance.now();
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
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return {
      firstResultBytes: sum(beforeFirst.map((body) => brotliCompressSync(body).length)),
      firstResultMs,
      p50: at(0.5),
      p95: at(0.95),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
