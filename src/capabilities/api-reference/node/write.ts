/** Writes what is generated: the pages by docusaurus-plugin-openapi-docs, their data, the sidebars and the downloads. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../../config/apis';
import {loadSpecification} from '../../../lib/openapi/load';
import {listPages} from '../../../lib/openapi/operations';
import type {Specification} from '../../../lib/openapi/specification';
import {pageLinks} from '../../../lib/openapi/links';
import {DOWNLOADS, LINKS_FILE, SIDEBAR_FILE, WORK_DIR, type ReferenceOptions} from '../options';
import {runPlugin, specPathOf} from './openApiDocs';
import {buildPages, type ApiPages} from './pages';
import {operationItems} from './sidebarItems';
import {withoutSchemas} from './withoutSchemas';

interface ReadApi {
  readonly api: ApiDefinition;
  readonly spec: Specification;
}

/** Reads and checks the specification of each API. */
function readApis({siteDir, apis, variables}: ReferenceOptions): ReadApi[] {
  return apis.map((api) => ({api, spec: loadSpecification(siteDir, api, variables)}));
}

/** The specification as readers download it, variables substituted. */
function writeDownloads({api, spec}: ReadApi, folder: string): void {
  const json = `${JSON.stringify(spec.document, null, 2)}\n`;
  const yaml = spec.file.endsWith('.json') ? stringify(spec.document) : spec.text;
  writeFileSync(path.join(folder, `${api.segment}.yaml`), yaml);
  writeFileSync(path.join(folder, `${api.segment}.json`), json);
}

/** Writes what docusaurus-plugin-openapi-docs reads. */
function writeDocuments({siteDir}: ReferenceOptions, read: readonly ReadApi[]): void {
  mkdirSync(path.resolve(siteDir, WORK_DIR), {recursive: true});
  for (const {api, spec} of read) {
    const document = withoutSchemas(spec, listPages(spec, api.requireSummary));
    writeFileSync(path.resolve(siteDir, specPathOf(api)), JSON.stringify(document));
  }
}

/** Writes the pages of one API. The plugin only logs a file that it could not write, so they are counted. */
async function writePages(
  {api, spec}: ReadApi,
  folder: string,
  options: ReferenceOptions,
): Promise<number> {
  const pages = buildPages(spec, api, options);
  await runPlugin(options.siteDir, api, folder, pages);
  const expected = [
    `${pages.info.id}.info.mdx`,
    ...pages.operations.map(({slug}) => `${slug}.api.mdx`),
  ];
  const missing = expected.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) {
    throw new Error(
      `${api.specPath}: docusaurus-plugin-openapi-docs did not write ${missing.join(', ')}, and says why above.`,
    );
  }
  const items = operationItems(spec, pages.operations, `api/${api.segment}`);
  const info = `api/${api.segment}/${pages.info.id}`;
  writeFileSync(path.join(folder, SIDEBAR_FILE), JSON.stringify([info, ...items]));
  writeFileSync(path.join(folder, LINKS_FILE), JSON.stringify(pageLinks(spec)));
  return expected.length;
}

/**
 * Writes the pages of all APIs below `folder`, which is there.
 *
 * @returns how many pages
 * @throws Error for a specification that cannot be used, or a page that cannot be written
 */
export default async function writeApis(
  options: ReferenceOptions,
  folder: string,
): Promise<number> {
  const read = readApis(options);
  writeDocuments(options, read);
  mkdirSync(path.join(folder, DOWNLOADS), {recursive: true});
  let pages = 0;
  for (const one of read) {
    pages += await writePages(one, path.join(folder, one.api.segment), options);
    writeDownloads(one, path.join(folder, DOWNLOADS));
  }
  return pages;
}

/** What `gen-api-docs` reads and writes, by the id of the API. */
export function preparePages(options: ReferenceOptions): ReadonlyMap<string, ApiPages> {
  const read = readApis(options);
  writeDocuments(options, read);
  return new Map(read.map(({api, spec}) => [api.id, buildPages(spec, api, options)]));
}
