/** Checks the specifications, and renders their pages and downloads. Writes nothing. */
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../../config/apis';
import {ExactNumber, printExactJson} from '../../../lib/exactNumber';
import {checkSpecification} from '../../../lib/openapi/check';
import {descriptionLinks, rebaseLinks, rebaseText} from '../../../lib/openapi/descriptionLinks';
import {hideInternal} from '../../../lib/openapi/internal';
import {loadSpecification} from '../../../lib/openapi/load';
import {duplicateIds, listPages, type Operation} from '../../../lib/openapi/operations';
import type {Specification} from '../../../lib/openapi/specification';
import type {ApiPagesOptions} from '../options';
import {downloadName, outputDir, SIDEBAR_FILE} from './paths';
import {pluginDocument} from './pluginSpecification';
import {renderApi} from './renderApi';

/** A checked specification. */
interface LoadedApi {
  readonly api: ApiDefinition;
  readonly spec: Specification;
  readonly operations: readonly Operation[];
  /** The links in its descriptions that start with a slash, as the file has them. */
  readonly links: readonly string[];
  readonly warnings: readonly string[];
  /** Whether the pages and downloads lack parts of the file. */
  readonly isReduced: boolean;
}

/** @throws Error for a specification that cannot be used */
async function loadApi(
  {siteDir, variables}: ApiPagesOptions,
  api: ApiDefinition,
): Promise<LoadedApi> {
  const spec = loadSpecification(siteDir, api, variables);
  const problems = await checkSpecification(spec);
  const hidden = hideInternal(spec);
  const links = await descriptionLinks(spec);
  if (api.linkBase !== undefined) await rebaseLinks(spec, api.linkBase);
  const operations = listPages(spec, api.requireSummary);
  const warnings = [...problems, ...hidden, ...duplicateIds(spec, operations)];
  return {api, spec, operations, links, warnings, isReduced: hidden.length > 0};
}

/** YAML has no numbers with exact digits, except integers. */
function printYaml(document: unknown): string {
  return stringify(document, (_key, value: unknown) => {
    if (!(value instanceof ExactNumber)) return value;
    return value.source.includes('.') ? Number(value) : BigInt(value.source);
  });
}

/** The specification as YAML and JSON for readers: with absolute links, and with its variables substituted. */
async function downloads(
  {siteAddress}: ApiPagesOptions,
  {api, spec, links, isReduced}: LoadedApi,
): Promise<[name: string, text: string][]> {
  // With linkBase, the links of the document are absolute already.
  if (links.length > 0 && api.linkBase === undefined) await rebaseLinks(spec, siteAddress);
  // A YAML file is published as it was written, with its comments and formatting.
  const isWritten = !spec.file.endsWith('.json') && !isReduced;
  const yaml = isWritten
    ? rebaseText(spec.text, links, api.linkBase ?? siteAddress)
    : printYaml(spec.document);
  return [
    [downloadName(api, 'json'), `${printExactJson(spec.document, 2)}\n`],
    [downloadName(api, 'yaml'), yaml],
  ];
}

/** Files by their names. */
export type Files = Map<string, string>;

/** A page that docusaurus-plugin-openapi-docs has to write. */
export interface ExpectedPage {
  readonly specPath: string;
  /** Relative to the site. */
  readonly file: string;
}

/** Everything that is generated from the specifications. */
export interface Rendered {
  readonly pages: readonly ExpectedPage[];
  /** The texts of the pages by their ids, for each folder of pages (`outputDir`). */
  readonly texts: ReadonlyMap<string, Files>;
  /** The other files of each folder: the data of the pages and the sidebar. */
  readonly data: ReadonlyMap<string, Files>;
  readonly downloads: Files;
  /** What docusaurus-plugin-openapi-docs reads, by API. */
  readonly pluginDocuments: ReadonlyMap<ApiDefinition, object>;
  readonly warnings: readonly string[];
}

/** Renders the pages of an API, with their data. */
function renderPages(options: ApiPagesOptions, {api, spec}: LoadedApi) {
  const {info, operations, sidebar} = renderApi(spec, api, options);
  const pages = [info, ...operations];
  const data: Files = new Map(pages.map((page) => [`${page.id}.json`, JSON.stringify(page.data)]));
  data.set(SIDEBAR_FILE, JSON.stringify(sidebar));
  const names = [`${info.id}.info.mdx`, ...operations.map(({id}) => `${id}.api.mdx`)];
  const texts: Files = new Map(pages.map((page) => [page.id, page.mdx]));
  return {names, texts, data};
}

/**
 * Checks the specifications, and renders everything that is generated from them.
 *
 * @throws Error for a specification that fails its checks; TypeError or URIError for the address of a server (`serverUrl`)
 */
export async function renderAll(options: ApiPagesOptions): Promise<Rendered> {
  const loadedApis: LoadedApi[] = [];
  for (const api of options.apis) loadedApis.push(await loadApi(options, api));
  const pages: ExpectedPage[] = [];
  const [texts, data] = [new Map<string, Files>(), new Map<string, Files>()];
  const files: Files = new Map();
  const pluginDocuments = new Map<ApiDefinition, object>();
  for (const loaded of loadedApis) {
    const {api, spec, operations} = loaded;
    pluginDocuments.set(api, pluginDocument(spec, operations));
    const folder = outputDir(api);
    const rendered = renderPages(options, loaded);
    texts.set(folder, rendered.texts);
    data.set(folder, rendered.data);
    const {specPath} = api;
    pages.push(...rendered.names.map((name) => ({specPath, file: `${folder}/${name}`})));
    // Last, because it changes the links.
    for (const [name, text] of await downloads(options, loaded)) files.set(name, text);
  }
  const warnings = loadedApis.flatMap((loaded) => loaded.warnings);
  return {pages, texts, data, downloads: files, pluginDocuments, warnings};
}
