/** Runs Lighthouse on ten routes, mobile, with the median of three runs each. */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {product} from '../../src/config/product';
import {findBrowser} from '../../tests/browser';
import {serveFolder} from '../../tools/serve/site';
import {median, printTable} from '../lib/figures';

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

const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
/** Lighthouse is installed in bench/ only, so that `npm install` of the site stays small. */
const COMMAND = path.resolve(__dirname, '../node_modules/.bin/lighthouse');

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
}

async function runLighthouse(url: string): Promise<Report> {
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const flags = ['--output=json', '--quiet', categories, `--chrome-flags=${CHROME_FLAGS}`];
  const env = {...process.env, CHROME_PATH: findBrowser()};
  const {stdout} = await promisify(execFile)(COMMAND, [url, ...flags], {maxBuffer: 2 ** 28, env});
  return JSON.parse(stdout) as Report;
}

/**
 * Runs Lighthouse against build/ and prints the medians.
 *
 * @throws if Lighthouse is not installed
 */
export async function benchLighthouse(): Promise<void> {
  if (!existsSync(COMMAND))
    throw new Error('Lighthouse is not installed. Run: npm --prefix bench install');
  const server = await serveFolder('build');
  const rows: (string | number)[][] = [];
  for (const route of ROUTES) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1)
      reports.push(await runLighthouse(server.origin + route));
    const points = (category: string) =>
      median(reports.map(({categories}) => Math.round((categories[category]?.score ?? 0) * 100)));
    rows.push([route, ...CATEGORIES.map(points)]);
    console.error(`  ${rows.at(-1)?.join(' ')}`);
  }
  await server.close();
  printTable('Lighthouse, mobile, median of 3', ['route', ...CATEGORIES], rows);
}
