/** `npm run bench:api`: builds a large public specification with this site's generator and with the OpenAPI theme. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {httpMethods} from '../../src/lib/openapi/document';
import {runCommand, wholeNumber} from '../../tools/lib/command';
import {printTable} from '../lib/figures';
import {measure} from '../lib/measure';
import {root} from '../lib/writeSite';
import {pageKB} from '../site/builds';
import {prepareSites, type BenchSite} from './sites';

const DEFAULT_PACKAGE = '@octokit/openapi@23.0.2';
const DEFAULT_FILE = 'generated/api.github.com.json';
const DEFAULT_OPERATIONS = '1000';

const workDir = path.join(root, '.cache/bench');

/** Returns the named specification, or the one of the package, which is downloaded if needed. */
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

/** Keeps about the first `count` operations, all webhooks, and all components. */
function cut(text: string, count: number): {spec: string; operations: number} {
  const document = JSON.parse(text) as Document;
  let operations = 0;
  const paths: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [route, item] of Object.entries(document.paths)) {
    const size = httpMethods.filter((method) => method in item).length;
    if (operations + size > count) break;
    paths[route] = item;
    operations += size;
  }
  return {spec: JSON.stringify({...document, paths}), operations};
}

const COMPLETE = 'pages with the contract in the HTML';
/** A heading or anchor of a status: `id="200"`. Pages of the theme have none without JavaScript. */
const contractRegex = /id="?(?:[1-5]\d\d|default|[1-5]XX)[." >]/;

/** Builds one site and returns its figures. */
async function run({name, dir, command: line}: BenchSite) {
  const {seconds, peakMB, code, output} = await measure(line, dir);
  const built = code === 0;
  if (!built) console.error(`${name}: ${line} failed:\n${output.slice(-3000)}`);
  const folder = path.join(dir, 'build/api/bench');
  const files = built ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  const pages = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const middle = files[Math.floor(files.length / 2)]?.replace(/\.html$/, '');
  return {
    built: built ? 'yes' : 'no',
    seconds,
    'peak memory, MB': peakMB,
    pages: pages.length,
    [COMPLETE]: pages.filter((html) => contractRegex.test(html)).length,
    'JS of one of its pages, KB brotli':
      middle === undefined ? NaN : await pageKB(path.join(dir, 'build'), `/api/bench/${middle}`),
    'largest HTML, KB': Math.max(0, ...pages.map((html) => Buffer.byteLength(html))) / 1024,
  };
}

const options = {
  operations: {type: 'string', default: DEFAULT_OPERATIONS},
  spec: {type: 'string'},
  only: {type: 'string'},
} as const;

void runCommand(__dirname, {options}, async ({values}) => {
  const {only} = values;
  const count = wholeNumber('--operations', values.operations, 1, 10_000);
  const {spec, operations} = cut(readFileSync(specFile(values.spec), 'utf8'), count);
  const sites = prepareSites(workDir, spec).filter(({id}) => only === undefined || only === id);
  console.log(`${operations} operations, ${(spec.length / 1e6).toFixed(1)} MB of JSON`);
  const outcomes: Awaited<ReturnType<typeof run>>[] = [];
  for (const site of sites) {
    const outcome = await run(site);
    outcomes.push(outcome);
    if (site.id === 'site' && outcome[COMPLETE] < operations) process.exitCode = 1;
  }
  const figures = Object.keys(outcomes[0] ?? {}) as (keyof (typeof outcomes)[number])[];
  printTable(
    'A large public specification, built in one run',
    ['', ...sites.map(({name}) => name)],
    figures.map((figure) => [figure, ...outcomes.map((outcome) => outcome[figure])]),
  );
});
