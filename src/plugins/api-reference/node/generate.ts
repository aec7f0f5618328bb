/** Generates the pages of the API reference, if something that they depend on has changed. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiPagesOptions} from '../options';
import {fingerprint} from './fingerprint';
import {openApiDocsConfig, type OpenApiDocsOptions} from './openApiDocs';
import {PAGES_DIR, pluginSpecificationFile, TEMPLATE_FILE, WORK_DIR} from './paths';
import {hashPublished, publish} from './publish';
import type {ExpectedPage} from './renderAll';
import {runOpenApiDocs} from './runOpenApiDocs';

/** What the last run depended on, its result, and its warnings. Written last, so that an interrupted run starts again. */
const STATE_FILE = `${WORK_DIR}/state.json`;

interface State {
  /** Of everything that the pages depend on. */
  readonly sources: string;
  /** Of the pages and downloads. */
  readonly published: string;
  readonly warnings: readonly string[];
}

function readState(siteDir: string): State | undefined {
  const file = path.join(siteDir, STATE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : undefined;
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

/** Makes docusaurus-plugin-openapi-docs write the pages. Tests replace it. */
type RunPlugin = (
  siteDir: string,
  config: Readonly<Record<string, OpenApiDocsOptions>>,
) => Promise<string>;

/** What a run of `generatePages` did. */
export interface Generation {
  /** The number of pages, or 0 when nothing had changed. */
  readonly pages: number;
  /** Warnings about the specifications, also when nothing had changed. */
  readonly warnings: readonly string[];
}

/**
 * Brings the pages of the API reference up to date, also those that were edited or removed. If a specification is wrong or
 * the plugin fails, the existing pages stay as they are; if a file cannot be written, some may be replaced already.
 *
 * @throws Error for a specification that cannot be used, a plugin that fails or leaves out a page, or a file that cannot be
 *   written
 */
export async function generatePages(
  options: ApiPagesOptions,
  runPlugin: RunPlugin = runOpenApiDocs,
): Promise<Generation> {
  const {siteDir} = options;
  const sources = fingerprint(options);
  const state = readState(siteDir);
  if (state?.sources === sources && state.published === hashPublished(options)) {
    return {pages: 0, warnings: state.warnings};
  }
  // Imported here, because most runs find that nothing has changed, and loading the generator takes half a second.
  const {renderAll} = await import('./renderAll');
  const rendered = await renderAll(options);
  const {pages, texts, pluginDocuments, warnings} = rendered;
  // Only now, because everything stays as it is if a specification is wrong. The plugin overwrites nothing.
  rmSync(path.join(siteDir, WORK_DIR), {recursive: true, force: true});
  for (const [api, document] of pluginDocuments) {
    const file = path.join(siteDir, pluginSpecificationFile(api));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(document));
  }
  writeFileSync(path.join(siteDir, TEMPLATE_FILE), '{{{markdown}}}');
  checkPages(siteDir, pages, await runPlugin(siteDir, openApiDocsConfig(options, texts)));
  publish(options, rendered);
  rmSync(path.join(siteDir, PAGES_DIR), {recursive: true});
  const next: State = {sources, published: hashPublished(options), warnings};
  writeFileSync(path.join(siteDir, STATE_FILE), JSON.stringify(next));
  return {pages: pages.length, warnings};
}
