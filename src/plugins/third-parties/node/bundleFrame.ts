import path from 'node:path';
import {build} from 'esbuild';

const ENTRY = path.resolve(__dirname, '../client/frame/main.ts');

/** The folder with the sources of the bundle. The bundle also contains `client/protocol.ts`. */
export const frameSources = path.resolve(__dirname, '../client');

/**
 * Returns the script of the sandboxed frames, bundled. `thirdPartiesPlugin` writes it to a static file, which each
 * frame loads.
 *
 * @throws esbuild's error, with file and line, if the sources cannot be bundled
 */
export async function bundleFrame(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [ENTRY],
    write: false,
    bundle: true,
    format: 'iife',
    minify: true,
    // The browserslist in package.json, in esbuild's words.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    logLevel: 'silent',
  });
  return outputFiles.map(({text}) => text).join('');
}
