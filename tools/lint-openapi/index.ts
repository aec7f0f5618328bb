/** `npm run lint:openapi`: Redocly's recommended rules on the OpenAPI files, variables substituted. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDefinition} from '../../src/config/apis';
import {readSpecifications, siteDir} from '../lib/specifications';

const OUTPUT_DIR = '.cache/openapi';

const help = `Usage: npm run lint:openapi

Substitutes the variables of openapi/*.yaml, writes the result to ${OUTPUT_DIR}
and runs "redocly lint" on it with the rules of redocly.yaml. Needs no network.
Exits with 1 on any error or warning.`;

/** The parts of Redocly's JSON report that are printed. */
interface Report {
  readonly totals: {readonly errors: number; readonly warnings: number; readonly ignored: number};
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location: readonly {readonly start?: {readonly line: number; readonly col: number}}[];
  }[];
}

/** Runs Redocly on one file. */
function runRedocly(file: string): Report {
  const cli = path.join(siteDir, 'node_modules/@redocly/cli/bin/cli.js');
  const {stdout, stderr} = spawnSync(process.execPath, [cli, 'lint', file, '--format=json'], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
  });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    throw new Error(`redocly lint ${file} gave no report:\n${stderr}${stdout}`);
  }
}

/** Lints one file and prints what is wrong; returns the number of errors and warnings. */
function lint({specPath}: ApiDefinition, text: string): number {
  const file = path.join(OUTPUT_DIR, path.basename(specPath));
  writeFileSync(path.join(siteDir, file), text);
  const {totals, problems} = runRedocly(file);
  for (const {ruleId, severity, message, location} of problems) {
    // Substitution keeps lines, so the place in the substituted file is the place in the source.
    const {line, col} = location[0]?.start ?? {line: 1, col: 1};
    console.error(`${specPath}:${line}:${col}: ${severity} ${ruleId}: ${message}`);
  }
  console.log(
    `${specPath}: ${totals.errors} errors, ${totals.warnings} warnings, ` +
      `exceptions with a reason: ${totals.ignored} (.redocly.lint-ignore.yaml)`,
  );
  return totals.errors + totals.warnings;
}

function main(): void {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  mkdirSync(path.join(siteDir, OUTPUT_DIR), {recursive: true});
  const problems = readSpecifications().map(({api, spec}) => lint(api, spec.text));
  if (problems.some((count) => count > 0)) process.exitCode = 1;
}

main();
