import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

const PACKAGE_PATH = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

/** Folders of the packages that files belong to, each once, by name. */
export function packageRoots(files: readonly string[]): string[] {
  const roots = files.flatMap((file) => PACKAGE_PATH.exec(file)?.[0] ?? []);
  return [...new Set(roots)].filter((root) => existsSync(path.join(root, 'package.json'))).sort();
}

async function describePackage(root: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const names = (await readdir(root)).filter((name) => LICENSE_FILE.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(root, name), 'utf8')));
  const title = `${manifest.name} ${manifest.version} (${manifest.license ?? 'see its text'})`;
  return [title, ...texts.map((text) => text.trim())].join('\n\n');
}

/** All licenses in one text. Packages without a file of their own are named with what they declare. */
export async function licensesText(
  roots: readonly string[],
  files: readonly string[],
): Promise<string> {
  const packages = await Promise.all(roots.map(describePackage));
  const others = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const intro = 'Code and typefaces of others that these pages bring to a browser.';
  return `${[intro, ...packages, ...others.map((text) => text.trim())].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
