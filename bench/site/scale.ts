/** Measures how `npm run build`, with the compression of its files, grows with the number of pages and operations. */
import {readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editFile} from '../../tests/variants/siteCopy';
import {printTable} from '../lib/figures';
import {measure, type Measured} from '../lib/measure';
import {makeOperations} from './operations';
import {clearCaches, makeSiteCopy, makeStockSite} from './sites';

/** The documents and pages that the site has without generated ones. */
const OWN_PAGES = 62;

/** The figures of one build. */
interface Figures {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMB: number;
  readonly htmlMB: number;
  /** Files of the embedded search engine; 0 in a stock site, which has none. */
  readonly searchMB: number;
}

/** Sums the sizes of the files of a folder whose paths match a pattern, in MB. */
function sizeOf(folder: string, pattern: RegExp): number {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const sizes = files
    .filter((file) => pattern.test(file))
    .map((file) => statSync(path.join(folder, file)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

function readFigures(
  site: string,
  name: string,
  {seconds, cpuSeconds, peakMB, code, output}: Measured,
): Figures {
  if (code !== 0) throw new Error(`${name} failed in ${site}:\n${output.slice(-3000)}`);
  console.error(`  ${name}: ${seconds.toFixed(0)} s, ${peakMB.toFixed(0)} MB`);
  const build = path.join(site, 'build');
  return {
    seconds,
    cpuSeconds,
    peakMB,
    htmlMB: sizeOf(build, /\.html$/),
    searchMB: sizeOf(build, /^(?:search-index|assets\/search\/.*)\.json$/),
  };
}

async function buildBoth(site: string, name: string): Promise<{thisSite: Figures; stock: Figures}> {
  clearCaches(site);
  const thisSite = readFigures(site, `${name}, this site`, await measure('npm run build', site));
  const stockSite = makeStockSite(site);
  clearCaches(stockSite);
  const measured = await measure('npx docusaurus build', stockSite);
  return {thisSite, stock: readFigures(stockSite, `${name}, stock`, measured)};
}

const HEAD = [
  ...['', 's', 'stock', 's of processor time', 'stock', 'MB', 'stock'],
  ...['MB of HTML', 'stock', 'MB of search'],
];

function row(name: string, thisSite: Figures, stock: Figures): (string | number)[] {
  const {seconds, cpuSeconds, peakMB, htmlMB, searchMB} = thisSite;
  return [
    ...[name, seconds, stock.seconds, cpuSeconds, stock.cpuSeconds, peakMB, stock.peakMB],
    ...[htmlMB, stock.htmlMB, searchMB],
  ];
}

/** Builds both sites with each number of pages. Prints a row for each. */
export async function benchScale(sizes: readonly number[]): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const pages of sizes) {
    const site = makeSiteCopy('bench', pages - OWN_PAGES);
    const {thisSite, stock} = await buildBoth(site, `${pages} pages`);
    rows.push(row(`${pages} pages`, thisSite, stock));
  }
  printTable('npm run build next to a stock site, cold', HEAD, rows);
}

/** Builds both sites with a third API of `count` operations. */
export async function benchOperations(count: number): Promise<void> {
  const site = makeSiteCopy('bench', 0);
  writeFileSync(path.join(site, 'openapi/bench.json'), makeOperations(count));
  const api = {id: 'bench', segment: 'bench', label: 'Bench', specPath: 'openapi/bench.json'};
  editFile(path.join(site, 'src/config/apis.ts'), (text) =>
    text.replace(/\n\];\n/, `\n  ${JSON.stringify(api)},\n];\n`),
  );
  const {thisSite, stock} = await buildBoth(site, `${count} operations`);
  printTable(`A third API with ${count} operations`, HEAD, [
    row(`${count} operations`, thisSite, stock),
  ]);
}
