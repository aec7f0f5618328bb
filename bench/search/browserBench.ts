/** Runs the embedded search in Chromium with an index on disk and measures size and time. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {launchOptions} from '../../tests/browser';
import {brotliSize} from '../../tests/pageWeight';
import {serveFolder} from '../../tools/serve/site';

/** The script of the page: the search of the site, with the calls of the search dialog. */
const PAGE = `
import {createEmbeddedEngine} from './src/plugins/search/client/embeddedEngine';
const engine = createEmbeddedEngine('/');
window.ask = async (query) => {
  const from = performance.now();
  const {hits} = await engine.search({query});
  return {ms: performance.now() - from, hits: hits.length};
};`;

/** Bundles a script as the bundler of the site does. */
async function bundle(outfile: string, contents: string): Promise<void> {
  await build({
    stdin: {contents, resolveDir: process.cwd(), loader: 'ts'},
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    alias: {'@site': process.cwd()},
    define: {'import.meta.url': 'location.origin'},
    logLevel: 'error',
  });
}

/** Measures the index in `dir`. The time of the first query includes loading the index. */
export async function measureInBrowser(dir: string, queries: readonly string[]) {
  const worker = 'search.worker.ts';
  await bundle(path.join(dir, 'page.js'), PAGE);
  // The search loads the worker by the name of its source file.
  const script = path.join(dir, worker);
  await bundle(script, `import './src/plugins/search/client/${worker}';`);
  const html = '<!doctype html><title>Bench</title><script type=module src=/page.js></script>';
  writeFileSync(path.join(dir, 'index.html'), html);
  const server = await serveFolder(dir);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.route(`**/${worker}`, (route) =>
      route.fulfill({path: script, contentType: 'text/javascript'}),
    );
    await page.goto(server.origin);
    await page.waitForFunction('typeof window.ask === "function"');
    const loaded: Promise<number>[] = [];
    page.on('response', (response) => {
      // The texts of results load after the first result. They may arrive before this code notices the result.
      if (!response.url().includes('/records.')) loaded.push(response.body().then(brotliSize));
    });
    const ask = (query: string) =>
      page.evaluate<{ms: number; hits: number}>(`window.ask(${JSON.stringify(query)})`);
    const started = performance.now();
    const first = await ask(queries[0] ?? 'data');
    if (first.hits === 0) throw new Error(`No result for ${queries[0]} in ${dir}`);
    const firstResultMs = performance.now() - started;
    const sizes = await Promise.all(loaded);
    const times: number[] = [];
    for (const query of queries) {
      for (let length = 3; length <= query.length; length += 2)
        times.push((await ask(query.slice(0, length))).ms);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return {
      /** Bytes after brotli until the first result: code, index, and the data of the query. */
      firstResultBytes: sizes.reduce((total, size) => total + size, 0),
      firstResultMs,
      p50: at(0.5),
      p95: at(0.95),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
