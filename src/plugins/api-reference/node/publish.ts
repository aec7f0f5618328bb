/** Writes generated files to where Docusaurus reads them. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {ApiDefinition} from '../../../config/apis';
import {synchronize} from '../../../lib/synchronize';
import type {ApiPagesOptions} from '../options';
import {API_DOCS_DIR, DOWNLOADS_DIR, outputDir} from './paths';
import type {Files, Rendered} from './renderAll';

/** Makes a folder of the site equal to the files. Files that are equal already are not touched. */
function write(siteDir: string, to: string, files: Files): void {
  const contents = [...files].map(([name, text]) => [name, Buffer.from(text)] as const);
  try {
    synchronize(path.join(siteDir, to), new Map(contents));
  } catch (cause) {
    throw new Error(
      `${to}: the generated files cannot be written (${String(cause)}). The path must be a writable folder.`,
      {cause},
    );
  }
}

/** Removes the generated folders of APIs that no longer exist, or had another segment. Other folders stay. */
function removeOtherApis(folder: string, apis: readonly ApiDefinition[]): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    if (!entry.isDirectory() || apis.some(({segment}) => segment === entry.name)) continue;
    const found = path.join(folder, entry.name);
    // `get-forecast.api.mdx`, `tide-tables.info.mdx`, `get-forecast.json`
    const isGenerated = readdirSync(found).every((file) =>
      /\.(?:api|info)\.mdx$|\.json$/.test(file),
    );
    if (isGenerated) rmSync(found, {recursive: true});
  }
}

/** The folders of the pages. */
function pageFolders({apis}: ApiPagesOptions) {
  return apis.map((api) => ({from: outputDir(api), to: `${API_DOCS_DIR}/${api.segment}`}));
}

/** The pages that docusaurus-plugin-openapi-docs wrote into a folder. */
function readPages(folder: string): Files {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/**
 * Writes pages and downloads to where Docusaurus reads them, and removes those of APIs that no longer exist.
 *
 * @throws Error for a folder that cannot be written
 */
export function publish(options: ApiPagesOptions, {data, downloads}: Rendered): void {
  const {siteDir, apis} = options;
  for (const {from, to} of pageFolders(options)) {
    const pages = readPages(path.join(siteDir, from));
    write(siteDir, to, new Map([...pages, ...(data.get(from) ?? [])]));
  }
  removeOtherApis(path.join(siteDir, API_DOCS_DIR), apis);
  write(siteDir, DOWNLOADS_DIR, downloads);
}

/** Returns a hash of all published files, which changes when one is edited, added, or removed. */
export function hashPublished(options: ApiPagesOptions): string {
  const hash = createHash('sha256');
  const folders = [...pageFolders(options).map(({to}) => to), DOWNLOADS_DIR];
  for (const folder of folders) {
    const absolute = path.join(options.siteDir, folder);
    const names = existsSync(absolute) ? readdirSync(absolute).sort() : [];
    for (const name of names) {
      hash.update(`${folder}/${name}\0`).update(readFileSync(path.join(absolute, name)));
    }
  }
  return hash.digest('hex');
}
