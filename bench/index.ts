/** `npm run bench`: builds this site, the usual kit, and a stock Docusaurus, and prints one table. */
import path from 'node:path';
import {chromium} from '@playwright/test';
import {product} from '../src/config/product';
import {launchOptions} from '../tests/browser';
import {weighPage} from '../tests/pageWeight';
import {runCommand, wholeNumber} from '../tools/lib/command';
import {serveFolder} from '../tools/serve/site';
import {measure, median, type Measured} from './measure';
import {clearCaches, makeKitSite, makeStockSite, makeThisSite, type BenchSite} from './sites';

const OPERATION = `/api/${product.prefix}db/upload-data`;
const PROSE = '/quickstart';

interface Figures {
  readonly site: BenchSite;
  readonly cold: Measured[];
  readonly later: Measured[];
}

/** Builds a site without caches, and again with them. */
async function build({site, cold, later}: Figures): Promise<void> {
  clearCaches(site);
  cold.push(await measure(site.cold, site.dir));
  later.push(await measure(site.later, site.dir));
  console.error(`  ${site.name}: ${cold.at(-1)?.seconds.toFixed(1)} s`);
}

/** Returns the KB of JavaScript (brotli) that a first visit of a page loads. */
async function pageKB({dir}: BenchSite, route: string): Promise<number> {
  const server = await serveFolder(path.join(dir, 'build'));
  const browser = await chromium.launch(launchOptions());
  try {
    return (await weighPage(browser, server.origin + route)).bytes.js / 1024;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the cells of the row of a site. */
async function makeRow({site, cold, later}: Figures): Promise<string[]> {
  const operation = site.hasOperations ? (await pageKB(site, OPERATION)).toFixed(0) : '–';
  return [
    site.name,
    median(cold.map(({seconds}) => seconds)).toFixed(1),
    median(later.map(({seconds}) => seconds)).toFixed(1),
    median(cold.map(({peakMB}) => peakMB)).toFixed(0),
    operation,
    (await pageKB(site, PROSE)).toFixed(0),
  ];
}

const HEAD = [
  'site',
  'cold build, s',
  'later build, s',
  'peak memory, MB',
  'JavaScript of an operation, KB',
  'JavaScript of a prose page, KB',
];

const options = {
  rounds: {type: 'string', default: '3'},
  extra: {type: 'string', default: '0'},
} as const;

void runCommand(__dirname, {options}, async ({values}) => {
  const rounds = wholeNumber('--rounds', values.rounds, 1, 100);
  const thisSite = makeThisSite(wholeNumber('--extra', values.extra, 0, 10_000));
  console.error('Generating the API pages that the other sites use too…');
  await measure('npm run --silent api-pages', thisSite.dir);
  const sites: Figures[] = [thisSite, makeKitSite(thisSite), makeStockSite(thisSite)].map(
    (site) => ({site, cold: [], later: []}),
  );
  // In turns, because the speed of a machine changes from minute to minute.
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}`);
    for (const figures of sites) await build(figures);
  }
  const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  printRow(HEAD);
  printRow(HEAD.map(() => '---'));
  for (const figures of sites) printRow(await makeRow(figures));
});
