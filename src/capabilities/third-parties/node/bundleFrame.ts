import path from 'node:path';
import {build} from 'esbuild';

const ENTRY = path.resolve(__dirname, '../client/frame/main.ts');

/** The folder with the sources of the bundle. The bundle also contains `client/protocol.ts`. */
export const frameSources = path.resolve(__dirname, '../client');

/**
 * Bundles the script of the sandboxed frames, and writes it to `outputFile`. Creates missing folders.
 *
 * @throws esbuild's error, with file and line, if the sources cannot be bundled
 */
export async function bundleFrame(outputFile: string): Promise<void> {
  await build({
    entryPoints: [ENTRY],
    outfile: outputFile,
    bundle: true,
    format: 'iife',
    minify: true,
    // The browserslist in package.json, in esbuild's words.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    logLevel: 'silent',
  });
}
