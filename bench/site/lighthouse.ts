/** Lighthouse on ten routes, mobile, the median of three runs each. */
import {execFileSync, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {product} from '../../src/config/product';
import {findBrowser} from '../../tests/browser';
import {waitForPage} from '../../tools/lib/waitForPage';
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
const PORT = 3009;

const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
/** Installed in bench/ only, so that the site's install does not pull it. */
const COMMAND = path.resolve(__dirname, '../node_modules/.bin/lighthouse');

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
}

function score(url: string): Report {
  const output = execFileSync(
    COMMAND,
    [
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    {encoding: 'utf8', maxBuffer: 2 ** 28, env: {...process.env, CHROME_PATH: findBrowser()}},
  );
  return JSON.parse(output) as Report;
}

/**
 * Runs Lighthouse against build/ and prints the medians.
 *
 * @throws when Lighthouse is not installed, with the command that installs it
 */
export async function benchLighthouse(): Promise<void> {
  if (!existsSync(COMMAND))
    throw new Error('Lighthouse is not installed. Run once: npm --prefix bench install');
  // In a process of its own: scoring blocks this one.
  const server = spawn('npm', ['run', '--silent', 'serve', '--', '--port', String(PORT)]);
  const origin = `http://localhost:${PORT}`;
  const rows: (string | number)[][] = [];
  try {
    await waitForPage(origin);
    for (const route of ROUTES) {
      const reports = Array.from({length: RUNS}, () => score(`${origin}${route}`));
      rows.push([
        route,
        ...CATEGORIES.map((category) =>
          median(
            reports.map(({categories}) => Math.round((categories[category]?.score ?? 0) * 100)),
          ),
        ),
      ]);
      console.error(`  ${rows.at(-1)?.join(' ')}`);
    }
  } finally {
    server.kill();
  }
  table('Lighthouse, mobile, median of 3', ['route', ...CATEGORIES], rows);
}
