/** Copies generated files to where Docusaurus reads them. */
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {ApiDefinition} from '../../../config/apis';
import {synchronize} from '../../../lib/synchronize';
import type {ApiPagesOptions} from '../options';
import {apiDocsDir, DOWNLOADS_DIR, NEW_DOWNLOADS_DIR, outputDir} from './paths';

/** Makes a folder of the site equal to a folder of WORK_DIR. Files that are equal already are not touched. */
function copy(siteDir: string, from: string, to: string): void {
  const source = path.join(siteDir, from);
  const files = readdirSync(source).map(
    (name) => [name, readFileSync(path.join(source, name))] as const,
  );
  try {
    synchronize(path.join(siteDir, to), new Map(files));
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

/**
 * Copies pages and downloads to where Docusaurus reads them, and removes those of APIs that no longer exist. Restores
 * files that were edited or removed since the last generation. The last step of `generatePages`, also when nothing has
 * changed.
 *
 * @throws Error for a folder that cannot be written
 */
export function publish({siteDir, apis, i18n}: ApiPagesOptions): void {
  for (const locale of i18n.locales) {
    const docs = apiDocsDir(locale, i18n.defaultLocale);
    for (const api of apis) copy(siteDir, outputDir(api, locale), `${docs}/${api.segment}`);
    removeOtherApis(path.join(siteDir, docs), apis);
  }
  copy(siteDir, NEW_DOWNLOADS_DIR, DOWNLOADS_DIR);
}
