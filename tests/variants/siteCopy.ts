/** A copy of the site to build differently: other settings, or with something broken in it. */
import {spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {execFileSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What git knows of the working tree, and new files it does not ignore. */
export function siteFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** Copies the files of the site to .cache/sites/NAME, sharing node_modules. */
export function copySite(name: string): string {
  const target = path.join(root, '.cache/sites', name);
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const file of siteFiles()) {
    cpSync(path.join(root, file), path.join(target, file), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  return target;
}

/**
 * Changes a file of a copy, and gives what puts it back.
 *
 * @throws when nothing changed, so that no test passes on untouched input
 */
export function editFile(file: string, change: (text: string) => string): () => void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: the edit changed nothing`);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}

export interface BuildResult {
  readonly code: number;
  /** Everything the build printed, colours removed. */
  readonly output: string;
  readonly buildDir: string;
}

export interface BuildOptions {
  /** Folder of the copy that the build goes into. */
  readonly outDir?: string;
  /** Off, a build takes a fifth less: for tests that look at words and links, not at weight. */
  readonly minify?: boolean;
  /** What builds; other sites than ours have no script for it. */
  readonly command?: string;
}

/** `npm run build` without what compresses the result for hosts. */
export const BUILD = 'npm run --silent --ignore-scripts build --';

/** Builds a copy, with an environment of its own on top of this one. */
export async function buildSite(
  siteDir: string,
  env: Readonly<Record<string, string>> = {},
  {outDir = 'build', minify = true, command = BUILD}: BuildOptions = {},
): Promise<BuildResult> {
  const line = `${command} --out-dir ${outDir} ${minify ? '' : '--no-minify'}`;
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(line, {
      shell: true,
      cwd: siteDir,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
        ...env,
      },
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      // eslint-disable-next-line no-control-regex -- terminal colours begin with the escape character
      const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
      resolve({code: code ?? 1, output: plain, buildDir: path.join(siteDir, outDir)});
    });
  });
}
