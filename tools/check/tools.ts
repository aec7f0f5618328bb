/** Runs cspell and markdownlint. What they find is a warning: no reader is lost because of it. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {siteDir} from '../lib/specifications';
import type {Finding} from './finding';

/** Matches a line of cspell, `docs/a.mdx:3:7 - Unknown word (x)`, and one of markdownlint, `docs/a.mdx:3 warning MD001 …`. */
const findingRegex = /^(\S+?:\d+(?::\d+)?)(?: -| error| warning)? (.*)$/;

/**
 * Runs a command of node_modules and returns its findings.
 *
 * @throws Error with its output if the command failed without a finding, for example because of its configuration
 */
async function runTool(name: string, args: readonly string[]): Promise<readonly Finding[]> {
  const child = spawn(path.join(siteDir, 'node_modules/.bin', name), args, {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const findings = output.split('\n').flatMap((line): Finding[] => {
    const [, place, message] = findingRegex.exec(line) ?? [];
    return place === undefined || message === undefined ? [] : [{place, message, isError: false}];
  });
  if (status !== 0 && findings.length === 0) throw new Error(`${name} failed:\n${output}`);
  return findings;
}

/** Checks the spelling of files, by default of all that `cspell.json` names. */
export const checkSpelling = (files: readonly string[] = []) =>
  runTool('cspell', [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--relative',
    '--show-suggestions',
    '--cache',
    '--cache-location=.cache/cspell',
    // A saved page may be excluded by `cspell.json`.
    ...(files.length === 0 ? [] : ['--no-must-find-files', ...files]),
  ]);

/** Checks the Markdown of files, by default of all that `.markdownlint-cli2.jsonc` names. */
export const checkMarkdown = (files: readonly string[] = []) =>
  runTool('markdownlint-cli2', files.length === 0 ? [] : ['--no-globs', ...files]);
