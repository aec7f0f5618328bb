/** Measures build times, memory, and page weight of this site and a stock site. */
import path from 'node:path';
import {chromium} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {weighPage} from '../../tests/pageWeight';
import {BUILD} from '../../tests/variants/siteCopy';
import {serveFolder} from '../../tools/serve/site';
import {comparisonRow, median, printTable} from '../lib/figures';
import {measure, type Measured} from '../lib/measure';
import {clearCaches, makeSiteCopy, makeStockSite} from './sites';

const STOCK = 'npx docusaurus build';

async function build(site: string, step: string, command = BUILD): Promise<Measured> {
  const measured = await measure(command, site);
  if (measured.code !== 0)
    throw new Error(`${step} failed in ${site}:\n${measured.output.slice(-3000)}`);
  console.error(`  ${step}: ${measured.seconds.toFixed(1)} s, ${measured.peakMB.toFixed(0)} MB`);
  return measured;
}

/** Returns the KB of JavaScript (brotli) that a first visit of a route loads. */
export async function pageKB(buildDir: string, route: string): Promise<number> {
  const server = await serveFolder(buildDir);
  const browser = await chromium.launch(launchOptions());
  try {
    return (await weighPage(browser, `${server.origin}${route}`)).bytes.js / 1024;
  } finally {
    await browser.close();
    await server.close();
  }
}

function medianOf(rounds: readonly Measured[], figure: 'seconds' | 'peakMB'): number {
  return median(rounds.map((round) => round[figure]));
}

/**
 * Builds both sites without caches, and this site with caches too. Prints the medians and their ratios. The sites are
 * built in turns because the speed of a machine changes from minute to minute.
 *
 * @param extra number of generated pages that are added to those of the site
 */
export async function benchBuilds(extra: number, rounds: number): Promise<void> {
  const site = makeSiteCopy('bench', extra);
  let stock = '';
  const cold: Measured[] = [];
  const warm: Measured[] = [];
  const stockCold: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    clearCaches(site);
    cold.push(await build(site, 'this site, cold'));
    warm.push(await build(site, 'this site, warm'));
    // The first build generated the API pages, which the stock site uses too.
    if (stock === '') stock = makeStockSite(site);
    clearCaches(stock);
    stockCold.push(await build(stock, 'stock, cold', STOCK));
  }
  const quickstartKB = async (dir: string) => pageKB(path.join(dir, 'build'), '/quickstart');
  printTable(
    `Builds with ${extra} additional pages, median of ${rounds}`,
    ['', 'this site', 'stock', 'ratio'],
    [
      comparisonRow('cold build, s', medianOf(cold, 'seconds'), medianOf(stockCold, 'seconds')),
      comparisonRow('peak memory, MB', medianOf(cold, 'peakMB'), medianOf(stockCold, 'peakMB')),
      comparisonRow(
        'JS of /quickstart, KB brotli',
        await quickstartKB(site),
        await quickstartKB(stock),
      ),
      comparisonRow(
        'warm build next to cold build, s',
        medianOf(warm, 'seconds'),
        medianOf(cold, 'seconds'),
      ),
    ],
  );
}
