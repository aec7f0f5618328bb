/** Bundles programs, so that a reader can run them without installing packages. */
import path from 'node:path';
import {build} from 'esbuild';

/**
 * Bundles a program with its packages into one CommonJS script, and returns its text. Writes no file.
 *
 * @param entry  the file that starts the program, relative to the site
 * @throws esbuild's error, with file and line
 */
export async function bundleProgram(siteDir: string, entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, entry)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    write: false,
    banner: {js: '#!/usr/bin/env node'},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
