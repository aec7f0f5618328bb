/** Finds the sample programs, with everything that they import. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findImports} from '../../../lib/findImports';
import {sampleFiles} from '../../code';
import {filesText, type Sample} from '../shared';

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

/**
 * Returns the samples with these names, `vault/quickstart`, for the skill (../../agent-skill) and the summaries
 * (../../summaries).
 *
 * @throws Error when one of them does not exist, and as `listSamples` does
 */
export function findSamples(siteDir: string, names: readonly string[]): Sample[] {
  const known = listNames(siteDir);
  return names.map((name) => {
    if (known.includes(name)) return makeSample(siteDir, name);
    throw new Error(
      `There is no sample "${name}" (examples/${name}.ts). The samples are: ${known.join(', ')}.`,
    );
  });
}

/** Returns the names of all samples. */
function listNames(siteDir: string): string[] {
  return sampleFiles(siteDir).flatMap((file) => programRegex.exec(file)?.[1] ?? []);
}

/**
 * Returns samples as Markdown: for each folder of examples/ a heading, the files of its samples, and one package.json.
 * Files that several samples import appear once. The skill and the summaries contain the result; '' without samples.
 */
export function projectsText(samples: readonly Sample[]): string {
  const folders = new Set(samples.map(({name}) => path.posix.dirname(name)));
  return [...folders]
    .map((folder) => {
      const own = samples.filter(({name}) => path.posix.dirname(name) === folder);
      const packageJson = mergePackages(own.map(({files}) => files['package.json'] ?? '{}'));
      const sources = own
        .flatMap(({files}) => Object.entries(files))
        .filter(([file]) => file !== 'package.json');
      const files = {...Object.fromEntries(sources), 'package.json': packageJson};
      return `## ${folder}\n\n${filesText(files)}`;
    })
    .join('\n\n');
}

/** Merges the dependencies of the package.json files of one folder, which are otherwise equal. */
function mergePackages(texts: readonly string[]): string {
  const packages = texts.map((text) => JSON.parse(text) as Package);
  const dependencies = Object.assign({}, ...packages.map((one) => one.dependencies)) as object;
  return `${JSON.stringify({...packages[0], dependencies}, null, 2)}\n`;
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
