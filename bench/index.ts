/** `npm run bench`: builds this site, the usual kit, and a stock Docusaurus, and prints one table. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {launchOptions} from '../tests/browser';
import {weighPage} from '../tests/pageWeight';
import {runCommand, wholeNumber} from '../tools/lib/command';
import {serveFolder} from '../tools/serve/site';
import {measure, median, type Measured} from './measure';
import {clearCaches, makeKitSite, makeStockSite, makeThisSite, type BenchSite} from './sites';
import {CONTROLS, OPERATION, performancePoints, pressSeveralTimes, PROSE, ROUTES} from './visits';

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

/** What readers of a built site notice. */
async function visit(site: BenchSite, rounds: number): Promise<string[]> {
  // A host compresses the files of the other sites.
  if (!existsSync(path.join(site.dir, 'build/404.html.br')))
    await measure(`npx tsx ${path.resolve(__dirname, '../tools/compress/index.ts')}`, site.dir);
  const server = await serveFolder(path.join(site.dir, 'build'));
  const browser = await chromium.launch(launchOptions());
  const scriptKB = async (route: string) =>
    ((await weighPage(browser, server.origin + route)).bytes.js / 1024).toFixed(0);
  try {
    const points: number[] = [];
    for (const route of ROUTES) {
      if (!(await fetch(server.origin + route)).ok) continue;
      points.push(await performancePoints(server.origin + route));
      console.error(`  ${site.name}: Lighthouse ${points.at(-1)} for ${route}`);
    }
    const presses: {milliseconds: number; lost: number}[] = [];
    for (const [name, control] of Object.entries(CONTROLS)) {
      const result = await pressSeveralTimes(browser, server.origin, control, rounds);
      if (result !== undefined) presses.push(result);
      console.error(`  ${site.name}: ${name} ${result?.milliseconds.toFixed(0) ?? 'not in HTML'}`);
    }
    return [
      site.hasOperations ? await scriptKB(OPERATION) : '–',
      await scriptKB(PROSE),
      `${Math.min(...points)} to ${Math.max(...points)}`,
      Math.max(...presses.map(({milliseconds}) => milliseconds)).toFixed(0),
      String(presses.reduce((sum, {lost}) => sum + lost, 0)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the cells of the row of a site. */
async function makeRow({site, cold, later}: Figures, rounds: number): Promise<string[]> {
  return [
    site.name,
    median(cold.map(({seconds}) => seconds)).toFixed(1),
    median(later.map(({seconds}) => seconds)).toFixed(1),
    median(cold.map(({peakMB}) => peakMB)).toFixed(0),
    ...(await visit(site, rounds)),
  ];
}

const HEAD = [
  'site',
  'cold build, s',
  'later build, s',
  'peak memory, MB',
  'JavaScript of an operation, KB',
  'JavaScript of a prose page, KB',
  'Lighthouse performance',
  'slowest press 1 s after first paint, ms',
  'lost presses',
];

const options = {
  rounds: {type: 'string', default: '3'},
  extra: {type: 'string', default: '0'},
} as const;

void runCommand(__dirname, {options}, async ({values}) => {
  const rounds = wholeNumber('--rounds', values.rounds, 1, 100);
  const thisSite = makeThisSite(wholeNumber('--extra', values.extra, 0, 10_000));
  console.error('Building this site, because the other sites use its API pages…');
  await measure(thisSite.cold, thisSite.dir);
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
  for (const figures of sites) printRow(await makeRow(figures, rounds));
});
