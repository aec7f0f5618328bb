/** Generates the pages of the API reference, if something that they depend on has changed. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiPagesOptions} from '../options';
import {fingerprint} from './fingerprint';
import {genApiDocs} from './genApiDocs';
import {WARNINGS_FILE, WORK_DIR} from './paths';
import {publish} from './publish';
import type {ExpectedPage} from './writePluginInput';

/** Written last, so that an interrupted generation starts again. */
const FINGERPRINT_FILE = `${WORK_DIR}/fingerprint`;

/**
 * Reads the warnings about the specifications from the last generation. They are kept, so that a run that has nothing
 * to generate shows them too. `generateApiPages` (../index.ts) returns them.
 *
 * @throws Error if nothing has been generated
 */
export function readWarnings(siteDir: string): readonly string[] {
  return JSON.parse(readFileSync(path.join(siteDir, WARNINGS_FILE), 'utf8')) as readonly string[];
}

/** The plugin only prints that it could not write a file. @throws Error when a page is missing */
function checkPages(siteDir: string, expected: readonly ExpectedPage[], output: string): void {
  const missing = expected.filter(({file}) => !existsSync(path.join(siteDir, file)));
  if (missing.length === 0) return;
  const list = missing.map(({specPath, file}) => `${specPath}: ${file} was not written`);
  throw new Error(
    `docusaurus-plugin-openapi-docs did not write all pages.\n${list.join('\n')}\nIt printed:\n${output.trim()}`,
  );
}

/**
 * Brings the pages of the API reference up to date. If a specification is wrong or the plugin fails, the existing pages
 * stay as they are; if a file cannot be written, some may be replaced already. `generateApiPages` (../index.ts) calls it.
 *
 * @param runPlugin makes docusaurus-plugin-openapi-docs write the pages; tests replace it
 * @returns the number of pages, or 0 when nothing had changed
 * @throws Error for a specification that cannot be used, a plugin that fails or leaves out a page, or a file that cannot be
 *   written
 */
export async function generatePages(
  options: ApiPagesOptions,
  runPlugin: (siteDir: string) => Promise<string> = genApiDocs,
): Promise<number> {
  const {siteDir} = options;
  const marker = path.join(siteDir, FINGERPRINT_FILE);
  const current = fingerprint(options);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === current) {
    publish(options);
    return 0;
  }
  // Imported here, because most runs find that nothing has changed, and loading the generator takes half a second.
  const {writePluginInput} = await import('./writePluginInput');
  const expected = await writePluginInput(options);
  checkPages(siteDir, expected, await runPlugin(siteDir));
  publish(options);
  writeFileSync(marker, current);
  return expected.length;
}
