/**
 * `npm run everyday`: applies each everyday change to a copy of the site, and runs the checks, the build, and the tests of
 * the built pages there. Nothing but the change itself may be needed (README.md).
 */
import {spawnSync} from 'node:child_process';
import {runCommand} from '../../tools/lib/command';
import {copySite} from '../variants/siteCopy';
import {changes, type Change} from './changes';

/** What must pass after each change. */
const COMMANDS = [
  'npm run --silent build',
  'npm run --silent check',
  'npm run --silent lint:format',
  'npx vitest run --project build --reporter=dot tests/build tests/search',
];

interface Result {
  readonly change: string;
  readonly edits: number;
  readonly commands: number;
  /** Until all commands have passed. */
  readonly seconds: number;
  /** Seconds of the build alone. */
  readonly build: number;
  /** The first command that failed. */
  readonly failed: string;
}

/** Runs a command in a folder. Returns whether it succeeded, and its seconds. */
function run(command: string, cwd: string): {succeeded: boolean; seconds: number} {
  const startedAt = performance.now();
  const {status} = spawnSync(command, {cwd, shell: true, stdio: 'inherit'});
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return {succeeded: status === 0, seconds};
}

/** Applies changes to one copy and runs the commands until one fails. */
function tryChanges(name: string, applied: readonly Change[]): Result {
  const site = copySite('everyday');
  const edits = applied.map(({apply}) => apply(site)).reduce((sum, count) => sum + count, 0);
  const seconds: number[] = [];
  const failed = COMMANDS.find((command) => {
    const result = run(command, site);
    seconds.push(result.seconds);
    return !result.succeeded;
  });
  return {
    change: name,
    edits,
    commands: COMMANDS.length,
    seconds: seconds.reduce((sum, part) => sum + part, 0),
    build: seconds[0] ?? 0,
    failed: failed ?? '',
  };
}

void runCommand(
  __dirname,
  {
    options: {together: {type: 'boolean'}},
    allowPositionals: true,
  },
  ({values, positionals}) => {
    const selected = changes.filter(({name}) => positionals.every((part) => name.includes(part)));
    if (selected.length === 0) {
      const names = changes.map(({name}) => name).join(', ');
      throw new Error(`No change is named "${positionals.join(' ')}". The changes are: ${names}`);
    }
    const results =
      values.together === true
        ? [tryChanges(selected.map(({name}) => name).join(', '), selected)]
        : selected.map((change) => tryChanges(change.name, [change]));
    console.table(results);
    if (results.some(({failed}) => failed !== '')) process.exitCode = 1;
  },
);
