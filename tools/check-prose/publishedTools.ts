/** Runs the published checkers (cspell, markdownlint-cli2, textlint) and returns what they report. */
import {spawn} from 'node:child_process';
import path from 'node:path';

interface ToolRun {
  readonly name: string;
  /** Everything that the tool printed. */
  readonly output: string;
  readonly ok: boolean;
}

/**
 * Runs a command of `node_modules` in `siteDir`. Rejects only if the command can't be started; `ok` says whether it
 * succeeded. `npm run check:prose` uses it, with and without `--code`.
 */
export function runTool(siteDir: string, name: string, args: readonly string[]): Promise<ToolRun> {
  const child = spawn(path.join(siteDir, 'node_modules/.bin', name), args, {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({name, output: output.trim(), ok: status === 0}));
  });
}
