/** `npm run bench`: figures of builds, pages and the dev server, beside a stock Docusaurus in the same run. */
import {command, wholeNumber} from '../tools/lib/command';
import {benchBuilds} from './site/builds';
import {benchDev} from './site/dev';
import {benchLighthouse} from './site/lighthouse';

const HELP = `Usage: npm run bench [-- PART… [--rounds N]]

  builds      cold and warm build of the site, beside stock
  pages-1000  the same with 938 generated pages more
  pages-5000  the same with 4,938 more
  lighthouse  ten routes of build/, mobile, median of 3
  dev         dev server: first page, edit to screen

  --rounds N  times that each build is made, both sites in turns; the median counts (default 3)

Without a part: builds, pages-1000, lighthouse, dev. Times are those of this machine: compare within one run.
Search and the API reference have their own: npm run bench:search, npm run bench:api.`;

const parts: Readonly<Record<string, (rounds: number) => Promise<void>>> = {
  builds: (rounds) => benchBuilds(0, rounds),
  'pages-1000': (rounds) => benchBuilds(938, rounds),
  'pages-5000': (rounds) => benchBuilds(4938, rounds),
  lighthouse: benchLighthouse,
  dev: benchDev,
};
const DEFAULT_PARTS = ['builds', 'pages-1000', 'lighthouse', 'dev'];

const options = {rounds: {type: 'string', default: '3'}} as const;

void command(HELP, {options, allowPositionals: true}, async ({values, positionals}) => {
  const rounds = wholeNumber('--rounds', values.rounds, 1, 100);
  for (const name of positionals.length > 0 ? positionals : DEFAULT_PARTS) {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`No such part: ${name}. There are: ${Object.keys(parts).join(', ')}`);
    console.error(`${name}…`);
    await part(rounds);
  }
});
