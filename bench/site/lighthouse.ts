/** Runs Lighthouse on ten routes over HTTP/2, mobile, with the median of several runs each. */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {findBrowser} from '../../tests/browser';
import {median, printTable} from '../lib/figures';
import {root} from '../lib/writeSite';
import {ROUTES, serve} from './servers';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The certificate of the local server is not trusted. */
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors';
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
 * @throws if Lighthouse, nginx, or the build is missing
 */
export async function benchLighthouse(rounds: number): Promise<void> {
  if (!existsSync(COMMAND))
    throw new Error('Lighthouse is not installed. Run: npm --prefix bench install');
  const server = await serve(path.join(root, 'build'), 'HTTP/2');
  const rows: (string | number)[][] = [];
  for (const route of ROUTES) {
    const reports: Report[] = [];
    for (let run = 0; run < rounds; run += 1)
      reports.push(await runLighthouse(server.origin + route));
    const points = (category: string) =>
      median(reports.map(({categories}) => Math.round((categories[category]?.score ?? 0) * 100)));
    rows.push([route, ...CATEGORIES.map(points)]);
    console.error(`  ${rows.at(-1)?.join(' ')}`);
  }
  await server.stop();
  printTable(`Lighthouse, mobile, HTTP/2, median of ${rounds}`, ['route', ...CATEGORIES], rows);
}
