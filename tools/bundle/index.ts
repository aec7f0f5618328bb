/** `npm run bundle`: builds with BUNDLE_REPORT=on and prints what the main chunk consists of, by package, largest first. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type {BundleReport} from '../../src/capabilities/bundle-report';

const HELP = `Usage: npm run bundle -- [--chunk NAME] [--modules]

  --chunk NAME  part of a chunk's file name (default /main.)
  --modules     print every module, not sums by package
  --no-build    use the report of the last build

Bytes are those of the sources, before minifying and compressing.`;

const {values} = parseArgs({
  options: {
    chunk: {type: 'string', default: '/main.'},
    modules: {type: 'boolean', default: false},
    'no-build': {type: 'boolean', default: false},
    help: {type: 'boolean', short: 'h', default: false},
  },
});

/** Package of a module, or the module itself where it belongs to the site. */
function owner(name: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name;
}

function main(): void {
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (!values['no-build']) {
    // A warm cache leaves modules out of the report.
    const env = {...process.env, BUNDLE_REPORT: 'on', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
    execFileSync('npm', ['run', '--silent', 'build'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const report = JSON.parse(readFileSync('.cache/bundle-report.json', 'utf8')) as BundleReport;
  const file = Object.keys(report).find((name) => name.includes(values.chunk));
  if (file === undefined) {
    throw new Error(
      `No chunk's name holds "${values.chunk}". There are: ${Object.keys(report).join(', ')}`,
    );
  }
  const sums = new Map<string, number>();
  for (const {name, bytes} of report[file] ?? []) {
    const key = values.modules ? name : owner(name);
    sums.set(key, (sums.get(key) ?? 0) + bytes);
  }
  const rows = [...sums].sort(([, a], [, b]) => b - a);
  console.log(`${file}: ${rows.reduce((sum, [, bytes]) => sum + bytes, 0)} bytes of source`);
  for (const [name, bytes] of rows) console.log(`${String(bytes).padStart(9)}  ${name}`);
}

main();
