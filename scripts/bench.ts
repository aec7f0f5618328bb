/** `npm run bench`: figures of builds, pages and the dev server, beside a stock Docusaurus in the same run. */
import {parseArgs} from 'node:util';
import {benchBuilds} from './bench/builds';
import {benchDev} from './bench/dev';
import {benchLighthouse} from './bench/lighthouse';

const HELP = `Usage: npm run bench [-- PART…]

  builds      cold and warm build of the site, beside stock
  pages-1000  the same with 938 generated pages more
  pages-5000  the same with 4,938 more
  lighthouse  ten routes of build/, mobile, median of 3
  dev         dev server: first page, edit to screen

Without a part: builds, pages-1000, lighthouse, dev. Times are those of this machine: compare within one run.
Search and the API reference have their own: npm run bench:search, npm run bench:api.`;

const parts: Readonly<Record<string, () => Promise<void>>> = {
  builds: () => benchBuilds(0),
  'pages-1000': () => benchBuilds(938),
  'pages-5000': () => benchBuilds(4938),
  lighthouse: benchLighthouse,
  dev: benchDev,
};
const DEFAULT_PARTS = ['builds', 'pages-1000', 'lighthouse', 'dev'];

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  for (const name of positionals.length > 0 ? positionals : DEFAULT_PARTS) {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`No such part: ${name}. There are: ${Object.keys(parts).join(', ')}`);
    console.error(`${name}…`);
    await part();
  }
}

void main();
