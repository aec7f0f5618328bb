/**
 * `npm run api-pages`: compiles the command in cli.ts and runs it. `tsx` would also compile each package, which takes three
 * times as long.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';

const outfile = path.resolve('.cache/api-pages.cjs');
await build({
  entryPoints: [path.join(import.meta.dirname, 'cli.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  // A package that has only modules is loaded by `require`, too.
  supported: {'dynamic-import': false},
  logLevel: 'warning',
});
createRequire(import.meta.url)(outfile);
