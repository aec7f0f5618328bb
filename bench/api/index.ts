/** `npm run bench:api`: a large public specification, built by this site's generator and by the OpenAPI theme. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {command, wholeNumber} from '../../tools/lib/command';
import {pageKB} from '../site/builds';
import {table} from '../lib/figures';
import {measure} from '../lib/measure';
import {root} from '../lib/writeSite';
import {prepareSites, type BenchSite} from './sites';

const DEFAULT_PACKAGE = '@octokit/openapi@23.0.2';
const DEFAULT_FILE = 'generated/api.github.com.json';
const DEFAULT_OPERATIONS = '1000';

const HELP = `Usage: npm run bench:api -- [--operations N] [--spec FILE] [--only ours|theme]

Takes ${DEFAULT_FILE} of ${DEFAULT_PACKAGE} (fetched with npm into .cache/bench; needs the network
the first time) or an OpenAPI 3 file in JSON, cuts it to N operations (default ${DEFAULT_OPERATIONS}),
with its webhooks, and builds it twice in one run: with this site's generator and components, and with
docusaurus-theme-openapi-docs as its documentation sets it up. Prints seconds, peak memory of all
processes, pages, pages whose HTML holds their contract, and KB of JavaScript of one page.
Exits with 1 when our build fails or a page of ours is without its contract.`;

const workDir = path.join(root, '.cache/bench');

/** The specification's file, from the package unless one is named. */
function specFile(named?: string): string {
  if (named !== undefined) return path.resolve(named);
  const file = path.join(workDir, 'package', DEFAULT_FILE);
  if (existsSync(file)) return file;
  mkdirSync(workDir, {recursive: true});
  const packed = execFileSync('npm', ['pack', DEFAULT_PACKAGE, '--silent'], {
    cwd: workDir,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', packed.trim()], {cwd: workDir});
  return file;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The first `count` operations with everything they may refer to, and all webhooks. */
function cut(text: string, count: number): {spec: string; operations: number} {
  const document = JSON.parse(text) as Document;
  const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
  let operations = 0;
  const paths: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [route, item] of Object.entries(document.paths)) {
    const size = Object.keys(item).filter((key) => methods.includes(key)).length;
    if (operations + size > count) break;
    paths[route] = item;
    operations += size;
  }
  return {spec: JSON.stringify({...document, paths}), operations};
}

/** A heading or anchor of a status. Without JavaScript the theme's pages have none. */
const contractRegex = /id="?(?:[1-5]\d\d|default|[1-5]XX)[." >]/;

/** Builds one site and reads what came out. */
async function run(site: BenchSite) {
  let seconds = 0;
  let peakMB = 0;
  let built = true;
  for (const [program, ...args] of site.commands) {
    const measured = await measure(program, args, site.dir);
    seconds += measured.seconds;
    peakMB = Math.max(peakMB, measured.peakMB);
    built = measured.code === 0;
    if (!built) {
      console.error(`${site.name}: ${args.join(' ')} failed:\n${measured.output.slice(-3000)}`);
      break;
    }
  }
  const folder = path.join(site.dir, 'build/api/bench');
  const files = built ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  const sizes = files.map((file) => statSync(path.join(folder, file)).size);
  const complete = files.filter((file) =>
    contractRegex.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  const middle = files[Math.floor(files.length / 2)]?.replace(/\.html$/, '');
  const buildDir = path.join(site.dir, 'build');
  return {
    built,
    seconds,
    peakMB,
    pages: files.length,
    /** Pages that hold a heading for a status: their contract is in the HTML. */
    complete: complete.length,
    largestKB: Math.max(0, ...sizes) / 1024,
    pageJsKB: middle === undefined ? NaN : await pageKB(buildDir, `/api/bench/${middle}`),
  };
}

type Outcome = Awaited<ReturnType<typeof run>>;

function print(sites: readonly BenchSite[], outcomes: readonly Outcome[]): void {
  const row = (name: string, figure: (outcome: Outcome) => number): (string | number)[] => [
    name,
    ...outcomes.map(figure),
  ];
  table(
    'A large public specification, built in one run',
    ['', ...sites.map((site) => site.name)],
    [
      ['built', ...outcomes.map(({built}) => (built ? 'yes' : 'no'))],
      row('seconds', ({seconds}) => seconds),
      row('peak memory, MB', ({peakMB}) => peakMB),
      row('pages', ({pages}) => pages),
      row('pages with their contract in the HTML', ({complete}) => complete),
      row('JS of one of its pages, KB brotli', ({pageJsKB}) => pageJsKB),
      row('largest HTML, KB', ({largestKB}) => largestKB),
    ],
  );
}

const options = {
  operations: {type: 'string', default: DEFAULT_OPERATIONS},
  spec: {type: 'string'},
  only: {type: 'string'},
} as const;

void command(HELP, {options}, async ({values}) => {
  const {only} = values;
  const count = wholeNumber('--operations', values.operations, 1, 10_000);
  const {spec, operations} = cut(readFileSync(specFile(values.spec), 'utf8'), count);
  const sites = prepareSites(workDir, spec).filter(
    ({dir}) => only === undefined || path.basename(dir) === only,
  );
  console.log(`${operations} operations, ${(spec.length / 1e6).toFixed(1)} MB of JSON`);
  const outcomes: Outcome[] = [];
  for (const site of sites) outcomes.push(await run(site));
  print(sites, outcomes);
  const ours = outcomes[sites.findIndex(({dir}) => path.basename(dir) === 'ours')];
  if (ours !== undefined && (!ours.built || ours.complete < operations)) process.exitCode = 1;
});
