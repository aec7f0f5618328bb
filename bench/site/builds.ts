/** Build times, memory and page weight of both sites. */
import path from 'node:path';
import {chromium} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {weighPage} from '../../tests/pageWeight';
import {BUILD} from '../../tests/variants/siteCopy';
import {serveFolder} from '../../tools/serve/site';
import {compared, median, table} from '../lib/figures';
import {measure, type Measured} from '../lib/measure';
import {clearCaches, makeOurSite, makeStockSite} from './sites';

const STOCK = 'npx docusaurus build';

async function build(site: string, step: string, command = BUILD): Promise<Measured> {
  const measured = await measure(command, site);
  if (measured.code !== 0)
    throw new Error(`${step} failed in ${site}:\n${measured.output.slice(-3000)}`);
  console.error(`  ${step}: ${measured.seconds.toFixed(1)} s, ${measured.peakMB.toFixed(0)} MB`);
  return measured;
}

/** KB of JavaScript (brotli) that a first visit to a route loads. */
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

const of = (rounds: readonly Measured[], figure: 'seconds' | 'peakMB') =>
  median(rounds.map((round) => round[figure]));

/**
 * Builds both sites cold, ours warm too, in turns, since a machine's speed changes from minute to minute; prints the
 * medians and their ratios.
 *
 * @param extra generated pages on top of the site's own
 */
export async function benchBuilds(extra: number, rounds: number): Promise<void> {
  const ours = makeOurSite('bench', extra);
  let stock = '';
  const cold: Measured[] = [];
  const warm: Measured[] = [];
  const stockCold: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    clearCaches(ours);
    cold.push(await build(ours, 'ours, cold'));
    warm.push(await build(ours, 'ours, warm'));
    // Our first build has written the API pages that the stock site takes over.
    stock ||= makeStockSite(ours);
    clearCaches(stock);
    stockCold.push(await build(stock, 'stock, cold', STOCK));
  }
  const js = async (site: string) => pageKB(path.join(site, 'build'), '/quickstart');
  table(
    `Builds with ${extra} pages more than the site's own, median of ${rounds}`,
    ['', 'ours', 'stock', 'ratio'],
    [
      compared('cold build, s', of(cold, 'seconds'), of(stockCold, 'seconds')),
      compared('peak memory, MB', of(cold, 'peakMB'), of(stockCold, 'peakMB')),
      compared('JS of /quickstart, KB brotli', await js(ours), await js(stock)),
      compared('warm build, s, against cold', of(warm, 'seconds'), of(cold, 'seconds')),
    ],
  );
}
