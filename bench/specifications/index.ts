/** `npm run bench:specifications`: documents large specifications of other projects, and checks the result. */
import {execFileSync} from 'node:child_process';
import {copyFileSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {loadSpecification} from '../../src/lib/openapi/load';
import {listPages} from '../../src/lib/openapi/operations';
import {editFile} from '../../tests/variants/siteCopy';
import {runCommand} from '../../tools/lib/command';
import {printTable} from '../lib/figures';
import {measure} from '../lib/measure';
import {makeSiteCopy} from '../site/sites';
import type {Findings} from './findings';
import {usedPropertyNames} from './names';

/** Processor time in which all findings of a file must be known, for small files and for each MB of larger ones. */
const MAX_SECONDS = 5;
const MAX_SECONDS_PER_MB = 2.5;

const HEAD = [
  ...['', 'MB', 'operations', 'findings, s', 'warnings', 'broken links'],
  ...['s', 'MB of memory', 'without a page', 'names on no page'],
];

function readFindings(file: string): Findings {
  const script = path.join(__dirname, 'findings.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script, file]);
  return JSON.parse(printed.toString()) as Findings;
}

/** Reads the files of a folder whose names match as one text. */
function readAll(folder: string, nameRegex: RegExp): string {
  const names = readdirSync(folder).filter((name) => nameRegex.test(name));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
}

/** Documents a file with a copy of the site. Returns its figures, and what is missing on the pages. */
async function documentFile(site: string, file: string, isBuild: boolean) {
  const specPath = `openapi/large${path.extname(file)}`;
  copyFileSync(file, path.join(site, specPath));
  const api = {id: 'large', segment: 'large', label: 'Large', specPath};
  const restore = editFile(path.join(site, 'src/config/apis.ts'), (text) =>
    text.replace(/\n\];\n/, `\n  ${JSON.stringify(api)},\n];\n`),
  );
  const {seconds, peakMB, code, output} = await measure(
    isBuild ? 'npm run build' : 'npm run --silent api-pages',
    site,
  );
  restore();
  if (code !== 0) return {seconds, peakMB, failure: output.slice(-2000)};

  const spec = loadSpecification(site, api, {});
  const names = [...usedPropertyNames(spec)];
  const data = readAll(path.join(site, 'docs/api/large'), /^[^.].*\.json$/);
  const missing = names.filter((name) => !data.includes(`"name":${JSON.stringify(name)}`));
  const [folder, suffix] = isBuild ? ['build/api/large', '.html'] : ['docs/api/large', '.api.mdx'];
  const pages = new Set(readdirSync(path.join(site, folder)));
  const operations = listPages(spec).filter(({slug}) => !pages.has(slug + suffix));
  return {seconds, peakMB, missing, operations};
}

const options = {folder: {type: 'string'}, build: {type: 'boolean', default: false}} as const;

void runCommand(__dirname, {options}, async ({values: {folder, build}}) => {
  if (folder === undefined) throw new Error('Name the folder with the files: --folder DIR');
  const files = readdirSync(folder).filter((name) => /\.(?:json|ya?ml)$/.test(name));
  if (files.length === 0) throw new Error(`${folder} contains no .json, .yaml, or .yml file.`);
  const site = makeSiteCopy('specifications', 0);
  const rows: (string | number)[][] = [];
  const problems: string[] = [];
  for (const name of files) {
    const file = path.resolve(folder, name);
    const megabytes = statSync(file).size / 1e6;
    const findings = readFindings(file);
    const {operations, warnings, links, refusal} = findings;
    const known = [name, megabytes, operations, findings.seconds, warnings, links];
    if (findings.seconds > Math.max(MAX_SECONDS, megabytes * MAX_SECONDS_PER_MB))
      problems.push(`${name}: the findings took ${findings.seconds.toFixed(1)} s`);
    if (refusal !== undefined) {
      console.error(`  ${name} cannot be documented: ${refusal}`);
      rows.push([...known, '', '', '', '']);
      continue;
    }
    const {
      seconds,
      peakMB,
      failure,
      missing = [],
      operations: lost = [],
    } = await documentFile(site, file, build);
    console.error(`  ${name}: ${seconds.toFixed(0)} s, ${peakMB.toFixed(0)} MB`);
    if (failure !== undefined) problems.push(`${name} failed:\n${failure}`);
    if (lost.length > 0)
      problems.push(`${name}: no page for ${lost.map((page) => page.call).join(', ')}`);
    if (missing.length > 0) problems.push(`${name}: on no page: ${missing.join(', ')}`);
    rows.push([...known, seconds, peakMB, lost.length, missing.length]);
  }
  printTable('Specifications of other projects', HEAD, rows);
  if (problems.length === 0) return;
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
});
