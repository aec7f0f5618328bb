/** Loads the generator of the pages. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';
import type * as Generator from './generate';

/** The compiled generator, relative to the site. */
const COMPILED = '.cache/api-reference.cjs';

const load = createRequire(__filename);

/**
 * Compiles the generator and loads it, once for each process. jiti, with which Docusaurus loads the configuration, would also
 * compile each package that the generator imports, which takes seconds.
 */
export async function loadGenerator(siteDir: string): Promise<typeof Generator> {
  const outfile = path.join(siteDir, COMPILED);
  if (load.cache[outfile] === undefined) {
    await build({
      absWorkingDir: siteDir,
      entryPoints: [path.join(__dirname, 'generate.ts')],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      // A package that has only modules is loaded by `require`, too.
      supported: {'dynamic-import': false},
      logLevel: 'warning',
    });
  }
  return load(outfile) as typeof Generator;
}
