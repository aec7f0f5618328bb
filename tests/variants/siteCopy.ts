/** Copies the site for builds with other settings or with mistakes. */
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
import path from 'node:path';
import {gitFiles} from '../../tools/lib/gitFiles';

const root = path.resolve(__dirname, '../..');

/** Returns the files of the working tree that Git tracks or does not ignore. */
export const siteFiles = () => gitFiles(root);

/** The generated pages of the API reference. Copies with the settings of this site need not generate them again. */
const API_PAGES = '.cache/api-reference';

/** Copies the site to .cache/sites/NAME, with a link to node_modules. */
export function copySite(name: string): string {
  const target = path.join(root, '.cache/sites', name);
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const file of siteFiles()) {
    cpSync(path.join(root, file), path.join(target, file), {recursive: true});
  }
  const apiPages = path.join(root, API_PAGES);
  // A build uses them only if they were made from the same specifications, settings, and code.
  if (existsSync(apiPages)) cpSync(apiPages, path.join(target, API_PAGES), {recursive: true});
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  return target;
}

/**
 * Changes a file and returns a function that restores it.
 *
 * @throws if the edit changes nothing, so that no test passes without its change
 */
export function editFile(file: string, change: (text: string) => string): () => void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: the edit changed nothing`);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}

interface BuildResult {
  readonly code: number;
  /** The output of the build without terminal colors. */
  readonly output: string;
  readonly buildDir: string;
}

interface BuildOptions {
  /** The output folder, inside the copy. */
  readonly outDir?: string;
  /** The build command; for sites that have no build script. */
  readonly command?: string;
}

const BUILD = 'npm run --silent build --';

/** Builds a copy. `env` is added to the environment of this process. */
export async function buildSite(
  siteDir: string,
  env: Readonly<Record<string, string>> = {},
  {outDir = 'build', command = BUILD}: BuildOptions = {},
): Promise<BuildResult> {
  // Without minification, a build takes a fifth less time.
  const line = `${command} --out-dir ${outDir} --no-minify`;
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
      // oxlint-disable-next-line no-control-regex -- terminal colors start with the escape character
      const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
      resolve({code: code ?? 1, output: plain, buildDir: path.join(siteDir, outDir)});
    });
  });
}
