/** Build times, memory and page weight of both sites. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {weighPage} from '../../tests/pageWeight';
import {serveFolder} from '../serve/listen';
import {measure, type Measured} from './measure';
import {makeOurSite, makeStockSite} from './sites';
import {ratio, table} from './table';

/** A cache that both copies share through node_modules would make the second site's cold build a warm one. */
const clearCaches = (site: string) => {
  for (const folder of ['.docusaurus', 'build', '.cache', 'node_modules/.cache']) {
    rmSync(path.join(site, folder), {recursive: true, force: true});
  }
};

async function build(site: string, step: string): Promise<Measured> {
  const measured = await measure('npx', ['docusaurus', 'build'], site);
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
    server.close();
  }
}

/**
 * Builds both sites cold, ours warm too, and prints the ratios.
 *
 * @param extra generated pages on top of the site's own
 */
export async function benchBuilds(extra: number): Promise<void> {
  const ours = makeOurSite('bench', extra);
  clearCaches(ours);
  const cold = await build(ours, 'ours, cold');
  const warm = await build(ours, 'ours, warm');
  const oursJs = await pageKB(path.join(ours, 'build'), '/quickstart');
  const stock = makeStockSite(ours);
  clearCaches(stock);
  const stockCold = await build(stock, 'stock, cold');
  const stockJs = await pageKB(path.join(stock, 'build'), '/quickstart');
  table(
    `Builds with ${extra} pages more than the site's own`,
    ['', 'ours', 'stock', 'ratio'],
    [
      ['cold build, s', cold.seconds, stockCold.seconds, ratio(cold.seconds, stockCold.seconds)],
      ['peak memory, MB', cold.peakMB, stockCold.peakMB, ratio(cold.peakMB, stockCold.peakMB)],
      ['JS of /quickstart, KB brotli', oursJs, stockJs, ratio(oursJs, stockJs)],
      ['warm against cold', warm.seconds, cold.seconds, ratio(warm.seconds, cold.seconds)],
    ],
  );
}
