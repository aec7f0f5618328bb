/** `npm run screenshots`: every state of the interface, in both colour modes and at two widths, to be looked at. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {states, type State} from './states';
import {serveFolder} from '../serve/listen';

const HELP = `Usage: npm run screenshots -- [options]

Brings the built site into every state of its interface (pages, menus, failures, search, focus, print), takes a
picture of each in dark and light at 390 and 1280 px, and says where a page scrolls sideways.

  --out DIR    folder of the pictures (default .cache/screenshots); index.html there shows them side by side
  --dir PATH   folder of the build (default build); one with third parties also has a consent bar
  --only TEXT  states whose name contains TEXT
  --help       this text

States: ${states.map(({name}) => name).join(', ')}`;

const THEMES = ['dark', 'light'] as const;
const SIZES = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
] as const;
/** Time for fonts, transitions and focus to settle. */
const SETTLE_MS = 400;

interface Shot {
  readonly state: State;
  readonly theme: (typeof THEMES)[number];
  readonly size: (typeof SIZES)[number];
}

const fileOf = ({state, theme, size}: Shot) => `${state.name}.${size.width}.${theme}.png`;

/** Takes one picture; returns what is wrong with it, or `undefined` when the state does not exist here. */
async function take(
  browser: Browser,
  origin: string,
  out: string,
  shot: Shot,
): Promise<string[] | undefined> {
  const context = await browser.newContext({viewport: shot.size, colorScheme: shot.theme});
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    const entered = await shot.state.enter(page, {origin, width: shot.size.width});
    if (entered === false) return undefined;
    await page.waitForTimeout(SETTLE_MS);
    const excess = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    await page.screenshot({path: path.join(out, fileOf(shot)), fullPage: shot.state.full === true});
    return excess > 0 ? [`scrolls sideways by ${excess} px`] : [];
  } catch (error) {
    return [`could not be reached: ${String(error).split('\n')[0]}`];
  } finally {
    await context.close();
  }
}

/** A page with all pictures, those of one state in a row. */
function overview(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({state}) => state.name))];
  const rows = names.map((name) => {
    const files = shots.filter(({state}) => state.name === name).map(fileOf);
    const images = files.map((file) => `<img src="${file}" alt="${file}" title="${file}">`);
    return `<section id="${name}"><h2>${name}</h2>${images.join('')}</section>`;
  });
  const style =
    'body{font:14px sans-serif;background:#888}section{display:flex;gap:8px;align-items:start;flex-wrap:wrap}h2{width:100%}img{height:640px}';
  return `<!doctype html><meta charset="utf-8"><title>States</title><style>${style}</style>${rows.join('\n')}`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      out: {type: 'string', default: '.cache/screenshots'},
      dir: {type: 'string', default: 'build'},
      only: {type: 'string', default: ''},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(HELP);
  const dir = path.resolve(values.dir);
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(`No built site in ${dir}. Run "npm run build" first, or name it with --dir.`);
  const chosen = states.filter(({name}) => name.includes(values.only));
  if (chosen.length === 0) throw new Error(`No state contains "${values.only}".\n\n${HELP}`);
  mkdirSync(values.out, {recursive: true});
  const site = await serveFolder(dir);
  const browser = await chromium.launch(launchOptions());
  const taken: Shot[] = [];
  let problems = 0;
  for (const state of chosen) {
    for (const size of SIZES) {
      for (const theme of THEMES) {
        const shot = {state, theme, size};
        const found = await take(browser, site.origin, values.out, shot);
        if (found === undefined) continue;
        taken.push(shot);
        problems += found.length;
        for (const problem of found) console.log(`${fileOf(shot)}: ${problem}`);
      }
    }
  }
  await browser.close();
  site.close();
  writeFileSync(path.join(values.out, 'index.html'), overview(taken));
  console.log(
    `${taken.length} pictures of ${chosen.length} states in ${values.out}; ${problems} problems`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
