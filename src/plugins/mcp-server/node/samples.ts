/** Finds the sample programs, with everything that they import. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findImports} from '../../../lib/findImports';
import {sampleFiles} from '../../code';
import type {Sample} from '../shared';

/** Matches programs: `examples/vault/upload.ts`, but not `examples/vault/lib/call.ts`. */
const programRegex = /^examples\/(\w+\/[\w-]+)\.ts$/;
/** Matches the lines that mark the regions of a file for pages. */
const markerRegex = /^ *\/\/ #(?:end)?region.*\n/gm;
const docRegex = /^\/\*\*\s*([\s\S]*?)\s*\*\//;

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/**
 * Returns the TypeScript programs in examples/, each with its imported files and a package.json that lists only the
 * packages that it needs. The visitor (../index.ts) publishes them, and lists them in /llms.txt.
 *
 * @throws Error for an import of a file that does not exist, and for a folder without a package.json
 */
export function listSamples(siteDir: string): Sample[] {
  return listNames(siteDir).map((name) => makeSample(siteDir, name));
}

/** Returns the names of all samples. */
function listNames(siteDir: string): string[] {
  return sampleFiles(siteDir).flatMap((file) => programRegex.exec(file)?.[1] ?? []);
}

function makeSample(siteDir: string, name: string): Sample {
  const program = `examples/${name}.ts`;
  const folder = path.posix.dirname(program);
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const files = new Set([program]);
  const packages = new Set(['tsx']);
  // The loop also visits the files that it adds.
  for (const file of files) {
    for (const imported of findImports(read(file))) {
      const target = path.posix.join(path.posix.dirname(file), imported);
      if (imported.startsWith('.')) files.add(`${target}.ts`);
      else packages.add(imported);
    }
  }
  const sitePackage = JSON.parse(read(`${folder}/package.json`)) as Package;
  const needed = Object.entries(sitePackage.dependencies ?? {}).filter(([dependency]) =>
    [...packages].some((used) => used === dependency || used.startsWith(`${dependency}/`)),
  );
  const packageJson = {...sitePackage, dependencies: Object.fromEntries(needed)};
  const texts = [...files].map((file): [string, string] => [
    path.posix.relative(folder, file),
    read(file).replace(markerRegex, ''),
  ]);
  const [, comment = ''] = docRegex.exec(read(program)) ?? [];
  return {
    name,
    description: comment.replace(/\s*\n \* ?/g, ' '),
    files: {
      ...Object.fromEntries(texts),
      'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    },
  };
}
