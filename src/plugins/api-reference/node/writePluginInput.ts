/** Writes everything from which the pages of the API reference are made, before docusaurus-plugin-openapi-docs runs. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../../config/apis';
import {checkSpecification} from '../../../lib/openapi/check';
import {
  descriptionLinks,
  rebaseLinks,
  rebaseText,
  type DescriptionLink,
} from '../../../lib/openapi/descriptionLinks';
import {loadSpecification} from '../../../lib/openapi/load';
import {duplicateIds, listPages, type Operation} from '../../../lib/openapi/operations';
import type {Specification} from '../../../lib/openapi/specification';
import type {ApiPagesOptions} from '../options';
import {readPageTexts} from './pageTexts';
import {
  LINKS_FILE,
  NEW_DOWNLOADS_DIR,
  outputDir,
  pluginSpecificationFile,
  SIDEBAR_FILE,
  textsDir,
  WARNINGS_FILE,
  WORK_DIR,
} from './paths';
import {pluginDocument} from './pluginSpecification';
import {renderApi} from './renderApi';

/** A checked specification. */
interface LoadedApi {
  readonly api: ApiDefinition;
  readonly spec: Specification;
  readonly operations: readonly Operation[];
  /** The links in its descriptions that start with a slash, as the file has them. */
  readonly links: readonly DescriptionLink[];
  readonly warnings: readonly string[];
}

/** @throws Error for a specification that cannot be used */
async function loadApi(
  {siteDir, variables}: ApiPagesOptions,
  api: ApiDefinition,
): Promise<LoadedApi> {
  const spec = loadSpecification(siteDir, api, variables);
  const warnings = await checkSpecification(spec);
  const links = await descriptionLinks(spec);
  if (api.linkBase !== undefined) await rebaseLinks(spec, api.linkBase);
  const operations = listPages(spec, api.requireSummary);
  return {api, spec, operations, links, warnings: [...warnings, ...duplicateIds(spec, operations)]};
}

/** A page that docusaurus-plugin-openapi-docs has to write. */
export interface ExpectedPage {
  readonly specPath: string;
  /** Relative to the site. */
  readonly file: string;
}

function write(siteDir: string, name: string, text: string): void {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Writes the specification as YAML and JSON for readers: with absolute links, and with its variables substituted. */
async function writeDownloads(
  {siteDir, siteAddress}: ApiPagesOptions,
  {api, spec, links}: LoadedApi,
): Promise<void> {
  // With linkBase, the links of the document are absolute already.
  if (links.length > 0 && api.linkBase === undefined) await rebaseLinks(spec, siteAddress);
  const json = `${JSON.stringify(spec.document, null, 2)}\n`;
  // A YAML file is published as it was written, with its comments and formatting.
  const yaml = spec.file.endsWith('.json')
    ? stringify(spec.document)
    : rebaseText(spec.text, links, api.linkBase ?? siteAddress);
  write(siteDir, `${NEW_DOWNLOADS_DIR}/${api.segment}.json`, json);
  write(siteDir, `${NEW_DOWNLOADS_DIR}/${api.segment}.yaml`, yaml);
}

/** Writes the texts of the pages of an API for docusaurus-plugin-openapi-docs, and their data to where it will put them. */
function writeTexts(
  options: ApiPagesOptions,
  {api, spec}: Pick<LoadedApi, 'api' | 'spec'>,
): ExpectedPage[] {
  const {siteDir, i18n} = options;
  return i18n.locales.flatMap((locale) => {
    const output = outputDir(api, locale);
    const rendered = renderApi(spec, api, options, readPageTexts(siteDir, locale));
    for (const {id, mdx, data} of [rendered.info, ...rendered.operations]) {
      write(siteDir, path.join(textsDir(api, locale), `${id}.mdx`), mdx);
      write(siteDir, path.join(output, `${id}.json`), JSON.stringify(data));
    }
    if (locale === i18n.defaultLocale) {
      write(siteDir, path.join(output, SIDEBAR_FILE), JSON.stringify(rendered.sidebar));
    }
    const names = [
      `${rendered.info.id}.info.mdx`,
      ...rendered.operations.map(({id}) => `${id}.api.mdx`),
    ];
    return names.map((name) => ({specPath: api.specPath, file: path.posix.join(output, name)}));
  });
}

/**
 * Checks the specifications, and writes the texts and the data of their pages, the downloads, and what the plugin reads.
 * `generatePages` calls it if something has changed.
 *
 * @returns the pages that the plugin has to write
 * @throws Error for a specification that fails its checks: nothing is written then. TypeError or URIError for the address
 *   of a server (`serverUrl`), and Error for a file that cannot be written: the work folder is incomplete then
 */
export async function writePluginInput(options: ApiPagesOptions): Promise<ExpectedPage[]> {
  const {siteDir, apis, i18n} = options;
  const loadedApis: LoadedApi[] = [];
  for (const api of apis) loadedApis.push(await loadApi(options, api));
  // Only now, because everything stays as it is if a specification is wrong.
  rmSync(path.join(siteDir, WORK_DIR), {recursive: true, force: true});
  const expected: ExpectedPage[] = [];
  for (const loaded of loadedApis) {
    const {api, spec, operations, links} = loaded;
    const document = pluginDocument(spec, operations);
    write(siteDir, pluginSpecificationFile(api), JSON.stringify(document));
    expected.push(...writeTexts(options, {api, spec}));
    const linksFile = path.join(outputDir(api, i18n.defaultLocale), LINKS_FILE);
    // With linkBase, no link is to a page of this site.
    write(siteDir, linksFile, JSON.stringify(api.linkBase === undefined ? links : []));
    // Last, because it changes the links.
    await writeDownloads(options, loaded);
  }
  const warnings = loadedApis.flatMap((loaded) => loaded.warnings);
  write(siteDir, WARNINGS_FILE, JSON.stringify(warnings));
  return expected;
}
