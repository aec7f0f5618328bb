/**
 * Finds the packages of bundled files and their license texts, for `licenses.txt`. The plugin (../index.ts) calls this while
 * the bundler emits the browser's files; an error fails the bundle.
 */
import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';

/** The folder of a package at the start of a path: `/site/node_modules/@mdx-js/react` in `…/react/index.js`. */
const packageFolderRegex = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** `LICENSE`, `License.md`, `LICENCE-MIT`, `COPYING`, `NOTICE.txt` */
const licenseFileRegex = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

const packageJson = z.object({
  name: z.string(),
  version: z.string(),
  // Some old packages have an object here.
  license: z.unknown(),
});

/** Returns the folders of the npm packages that files belong to, sorted and without duplicates. Ignores other files. */
export function packageFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => packageFolderRegex.exec(file)?.[0] ?? []);
  return [...new Set(folders)]
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .sort();
}

/** Returns name, version, and declared license of a package, followed by its license files. */
async function describePackage(folder: string): Promise<string> {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license} = packageJson.parse(JSON.parse(manifest));
  const declared = typeof license === 'string' ? license : 'see its text';
  const files = (await readdir(folder)).filter((file) => licenseFileRegex.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [`${name} ${version} (${declared})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/**
 * Returns the text of licenses.txt: name, version, and license of each package, then the other license files.
 *
 * @param folders folders of npm packages
 * @param files absolute paths of other license files
 * @throws Error for a file that is missing, and for a package.json without a name or version
 */
export async function formatLicenses(
  folders: readonly string[],
  files: readonly string[],
): Promise<string> {
  const packages = await Promise.all(folders.map(describePackage));
  const others = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const intro = 'Code and typefaces of others that these pages bring to a browser.';
  const sections = [intro, ...packages, ...others.map((text) => text.trim())];
  const separator = `\n\n${'-'.repeat(72)}\n\n`;
  return `${sections.join(separator)}\n`;
}
