/**
 * Folders and files that the generation writes, relative to the site. None of them is in Git. The files of the
 * generation and the options of the plugin (`openApiDocs.ts`) use them.
 */
import path from 'node:path';
import type {ApiDefinition} from '../../../config/apis';

/** What the generation remembers, and what docusaurus-plugin-openapi-docs reads and writes. */
export const WORK_DIR = '.cache/api-reference';

/** A template that adds nothing to the text of a page; the one of docusaurus-plugin-openapi-docs adds front matter. */
export const TEMPLATE_FILE = `${WORK_DIR}/page.mustache`;

/** The downloadable specifications, which Docusaurus serves under /openapi. */
export const DOWNLOADS_DIR = 'static/openapi';

/** Returns the name of a downloadable specification: `nildb.yaml`. */
export const downloadName = ({segment}: ApiDefinition, format: 'yaml' | 'json'): string =>
  `${segment}.${format}`;

/** Returns the path of the published specification of an API. It has the format of the source. */
export function publishedFile(api: ApiDefinition): string {
  const format = api.specPath.endsWith('.json') ? 'json' : 'yaml';
  return path.posix.join(DOWNLOADS_DIR, downloadName(api, format));
}

/** Sidebar items of an API, next to its pages. */
export const SIDEBAR_FILE = '.sidebar.json';

/** The pages, until they are moved to where Docusaurus reads them. */
export const PAGES_DIR = `${WORK_DIR}/pages`;

/** Returns the path of the specification that docusaurus-plugin-openapi-docs reads for an API. */
export function pluginSpecificationFile({segment}: ApiDefinition): string {
  return path.posix.join(WORK_DIR, 'specifications', `${segment}.json`);
}

/**
 * Returns the folder to which docusaurus-plugin-openapi-docs writes the pages of an API, instead of to `docs/`: it never
 * overwrites a file, and the dev server must not see pages disappear. The files are moved from here (publish.ts).
 */
export function outputDir({segment}: ApiDefinition): string {
  return path.posix.join(PAGES_DIR, segment);
}

/** The folder in which Docusaurus reads the pages of all APIs, each API in its own folder. */
export const API_DOCS_DIR = 'docs/api';
