/**
 * Makes the archive that `npx` installs: the MCP server as one file, with the documentation. The visitor (../index.ts)
 * calls both functions.
 */
import path from 'node:path';
import {build} from 'esbuild';
import {makeArchive} from '../../../lib/makeArchive';
import {DOCS_FILE} from '../shared';

/** The file that `npx` runs. */
const SCRIPT = 'docs-mcp.cjs';

/**
 * Bundles tools/mcp with its packages into one script, and returns its text. Writes no file.
 *
 * @throws esbuild's error, with file and line
 */
export async function bundleServer(siteDir: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'tools/mcp/index.ts')],
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

/**
 * Makes the archive in memory, in the form of an npm package.
 *
 * @param readme the text that `--help` of the server prints
 * @param engines the Node versions that the server needs, as in the site's package.json
 */
export async function makeServerArchive(
  {script, docs, readme}: Readonly<Record<'script' | 'docs' | 'readme', string>>,
  {version, engines}: {readonly version: string; readonly engines: object},
): Promise<Buffer> {
  const packageJson = {
    name: 'docs-mcp',
    version,
    description: 'The documentation for AI assistants, over the Model Context Protocol',
    license: 'MIT',
    bin: SCRIPT,
    engines,
  };
  return makeArchive({
    'package/README.md': readme,
    'package/package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    [`package/${SCRIPT}`]: script,
    [`package/${DOCS_FILE}`]: docs,
  });
}
