/** Lighthouse on ten routes, mobile, the median of three runs each. */
import path from 'node:path';
import {product} from '../../src/config/product';
import {findBrowser} from '../../tests/browser';
import {serveFolder} from '../../tools/serve/listen';
import {median} from './median';
import {table} from './table';

const {slug, prefix} = product;
const ROUTES = [
  '/',
  `/what-is-${slug}`,
  '/quickstart',
  '/learn/architecture',
  '/build/secret-vault-quickstart',
  '/build/secretLLM/usage',
  '/network',
  '/api/overview',
  `/api/${prefix}db/upload-data`,
  `/api/${prefix}ai/chat-completion-v-1-chat-completions-post`,
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

/** Runs Lighthouse against build/ and prints the medians. */
export async function benchLighthouse(): Promise<void> {
  // Both are ES modules; this command is compiled to CommonJS.
  const {default: lighthouse} = await import('lighthouse');
  const {launch} = await import('chrome-launcher');
  const server = await serveFolder(path.resolve('build'));
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  const rows: (string | number)[][] = [];
  try {
    for (const route of ROUTES) {
      const scores: Record<string, number[]> = {};
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(`${server.origin}${route}`, {
          port: chrome.port,
          onlyCategories: [...CATEGORIES],
          logLevel: 'error',
        });
        for (const category of CATEGORIES) {
          (scores[category] ??= []).push(
            Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
          );
        }
      }
      rows.push([route, ...CATEGORIES.map((category) => String(median(scores[category] ?? [])))]);
      console.error(`  ${rows.at(-1)?.join(' ')}`);
    }
  } finally {
    chrome.kill();
    server.close();
  }
  table('Lighthouse, mobile, median of 3', ['route', ...CATEGORIES], rows);
}
