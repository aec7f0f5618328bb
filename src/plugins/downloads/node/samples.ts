/** Finds the sample programs, with everything that they import. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {sampleFiles} from '../../code';
import type {Sample} from '../shared';

/** Matches programs: `examples/vault/upload.ts`, but not `examples/vault/lib/call.ts`. */
const programRegex = /^examples\/\w+\/[\w-]+\.ts$/;
/** Matches the lines that mark the regions of a file for pages. */
const markerRegex = /^ *\/\/ #(?:end)?region.*\n/gm;
const docRegex = /^\/\*\*\s*([\s\S]*?)\s*\*\//;

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/**
 * Returns the TypeScript programs in examples/, each with its imported files and a package.json that lists only the
 * packages that it needs.
 *
 * @throws esbuild's error for an import of a file that does not exist; Error for a folder without a package.json
 */
export async function listSamples(siteDir: string): Promise<readonly Sample[]> {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: sampleFiles(siteDir).filter((file) => programRegex.test(file)),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'examples',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).map(({entryPoint = '', inputs, imports}) => {
    const imported = Object.keys(inputs).filter((file) => file !== entryPoint);
    return makeSample(
      siteDir,
      [entryPoint, ...imported.sort()],
      imports.map((item) => item.path),
    );
  });
}

/**
 * @param files  the program first, then the files that it imports
 * @param imported  the packages and modules of Node that these import
 */
function makeSample(
  siteDir: string,
  files: readonly string[],
  imported: readonly string[],
): Sample {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const [program = ''] = files;
  const folder = path.posix.dirname(program);
  const sitePackage = JSON.parse(read(`${folder}/package.json`)) as Package;
  // tsx runs the program.
  const packages = ['tsx', ...imported];
  const needed = Object.entries(sitePackage.dependencies ?? {}).filter(([dependency]) =>
    packages.some((used) => used === dependency || used.startsWith(`${dependency}/`)),
  );
  const packageJson = {...sitePackage, dependencies: Object.fromEntries(needed)};
  const texts = files.map((file): [string, string] => [
    path.posix.relative(folder, file),
    read(file).replace(markerRegex, ''),
  ]);
  const [, comment = ''] = docRegex.exec(read(program)) ?? [];
  return {
    name: path.posix.relative('examples', program).replace(/\.ts$/, ''),
    description: comment.replace(/\s*\n \* ?/g, ' '),
    files: {
      ...Object.fromEntries(texts),
      'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    },
  };
}
