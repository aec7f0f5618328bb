/** Finds the files of the developer kit: sandbox, specifications, samples, and everything they import. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findImports} from '../../../lib/findImports';
import {sampleFiles} from '../../code';

/**
 * Returns the paths of the developer kit's files relative to the site's folder, sorted. `makeDeveloperKit`
 * (../index.ts) calls it.
 *
 * @throws Error for an import without a file, and for a missing folder, except `examples/`
 */
export function listKitFiles(siteDir: string): string[] {
  const files = new Set([
    ...listFolder(siteDir, 'sandbox', /\.(?:ts|md)$/),
    ...listFolder(siteDir, 'tools/sandbox', /\.(?:ts|md)$/),
    ...listFolder(siteDir, 'openapi', /\.ya?ml$/),
    ...sampleFiles(siteDir),
  ]);
  // The loop also visits the files that it adds, so that it finds the imports of imported files.
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    for (const name of findImports(text)) {
      if (name.startsWith('.')) files.add(resolveImport(siteDir, file, name));
    }
  }
  return [...files].sort();
}

/** Returns the files in a folder whose names match, apart from tests. */
function listFolder(siteDir: string, folder: string, nameRegex: RegExp): string[] {
  return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => nameRegex.test(file) && !file.includes('/__tests__/'));
}

function resolveImport(siteDir: string, importer: string, name: string): string {
  const target = path.posix.join(path.posix.dirname(importer), name);
  const candidates = [`${target}.ts`, `${target}/index.ts`, target];
  const found = candidates.find((file) => existsSync(path.join(siteDir, file)));
  if (found !== undefined) return found;
  throw new Error(
    `${importer} imports "${name}", which the developer kit needs. None of these files exists: ${candidates.join(', ')}.`,
  );
}
