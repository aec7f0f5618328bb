/** `npm run bench`: measures builds, pages, and the dev server, next to a stock Docusaurus in the same run. */
import {runCommand, wholeNumber} from '../tools/lib/command';
import {benchBuilds} from './site/builds';
import {benchDev} from './site/dev';
import {checkFirefox} from './site/firefox';
import {benchLighthouse} from './site/lighthouse';
import {benchPresses} from './site/presses';
import {benchOperations, benchScale} from './site/scale';

const parts: Readonly<Record<string, (rounds: number) => Promise<void>>> = {
  builds: (rounds) => benchBuilds(0, rounds),
  'pages-1000': (rounds) => benchBuilds(938, rounds),
  'pages-5000': (rounds) => benchBuilds(4938, rounds),
  scale: () => benchScale([62, 500, 1500]),
  'scale-5000': () => benchScale([5000]),
  'operations-1500': () => benchOperations(1500),
  lighthouse: benchLighthouse,
  presses: benchPresses,
  firefox: checkFirefox,
  dev: benchDev,
};
const DEFAULT_PARTS = ['builds', 'pages-1000', 'lighthouse', 'dev'];

const options = {rounds: {type: 'string', default: '3'}} as const;

void runCommand(__dirname, {options, allowPositionals: true}, async ({values, positionals}) => {
  const rounds = wholeNumber('--rounds', values.rounds, 1, 100);
  for (const name of positionals.length > 0 ? positionals : DEFAULT_PARTS) {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`Unknown part: ${name}. The parts are: ${Object.keys(parts).join(', ')}`);
    console.error(`${name}…`);
    await part(rounds);
  }
});
