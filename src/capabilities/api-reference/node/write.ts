/** Writes what is generated: the pages by docusaurus-plugin-openapi-docs, their data, the sidebars and the downloads. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dump} from 'js-yaml';
import type {ApiDefinition} from '../../../config/apis';
import {startThread} from '../../../lib/inThread';
import {loadSpecification} from '../../../lib/openapi/load';
import {listPages, responsesOf, type Operation} from '../../../lib/openapi/operations';
import {toSlug} from '../../../lib/openapi/slug';
import type {Specification} from '../../../lib/openapi/specification';
import {pageLinks} from '../../../lib/openapi/links';
import {DOWNLOADS, LINKS_FILE, SIDEBAR_FILE, WORK_DIR, type ReferenceOptions} from '../options';
import {INFO, specPathOf} from './openApiDocs';
import {buildPages, type ApiPages} from './pages';
import type runPlugin from './runPlugin';

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
  const yaml = spec.file.endsWith('.json') ? dump(spec.document) : spec.text;
  writeFileSync(path.join(folder, `${api.segment}.yaml`), yaml);
  writeFileSync(path.join(folder, `${api.segment}.json`), json);
}

function operationWithoutSchemas(
  spec: Specification,
  {source, slug, parameters, servers}: Operation,
): object {
  const {operationId, summary, description, tags, deprecated} = source;
  // A page is named after the id, else the summary; where neither has a letter, after our slug.
  const named = toSlug(operationId || summary || '') === slug;
  return {
    operationId: named ? operationId : slug,
    ...{summary, description, tags, deprecated, servers, 'x-position': source['x-position']},
    parameters: parameters.map(({name, in: place, required, description: text}) => {
      return {name, in: place, required, description: text};
    }),
    responses: Object.fromEntries(
      responsesOf(source).map(([status, response]) => {
        return [status, {description: spec.resolve(response).description ?? ''}];
      }),
    ),
  };
}

/**
 * A specification as the plugin gets it: every operation with its path, id, texts, tags, parameters, servers and
 * statuses, but no schema. The plugin resolves every reference in place and builds a Postman collection of the result,
 * which for the schemas of a large specification takes gigabytes and turns recursion into the text `circular()`; the
 * pages take schemas from our own model.
 */
function withoutSchemas(spec: Specification, operations: readonly Operation[]): object {
  const {openapi, info, servers, tags} = spec.document;
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    item[operation.method] = operationWithoutSchemas(spec, operation);
  }
  return {openapi, info, servers, tags, paths};
}

/** Writes what docusaurus-plugin-openapi-docs reads. */
function writeDocuments({siteDir}: ReferenceOptions, read: readonly ReadApi[]): void {
  mkdirSync(path.resolve(siteDir, WORK_DIR), {recursive: true});
  for (const {api, spec} of read) {
    const document = withoutSchemas(spec, listPages(spec, api.requireSummary));
    writeFileSync(path.resolve(siteDir, specPathOf(api)), JSON.stringify(document));
  }
}

/** The plugin only logs a file that it could not write. @throws for pages that are not there */
function expectPages({specPath}: ApiDefinition, folder: string, pages: ApiPages['pages']): void {
  const expected = [...pages].map(
    ([asked, {id}]) => `${id}.${asked === INFO ? 'info' : 'api'}.mdx`,
  );
  const missing = expected.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) {
    throw new Error(
      `${specPath}: docusaurus-plugin-openapi-docs did not write ${missing.join(', ')}, and says why above.`,
    );
  }
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
  // It loads while the pages are made.
  const run = startThread<typeof runPlugin>(path.join(__dirname, 'runPlugin.ts'));
  const made = read.map(({api, spec}) => {
    return {api, outputDir: path.join(folder, api.segment), ...buildPages(spec, api, options)};
  });
  await run(options.siteDir, made);
  for (const {api, outputDir, pages, sidebar} of made) {
    expectPages(api, outputDir, pages);
    writeFileSync(path.join(outputDir, SIDEBAR_FILE), JSON.stringify(sidebar));
  }
  mkdirSync(path.join(folder, DOWNLOADS), {recursive: true});
  for (const one of read) {
    const links = path.join(folder, one.api.segment, LINKS_FILE);
    writeFileSync(links, JSON.stringify(pageLinks(one.spec)));
    writeDownloads(one, path.join(folder, DOWNLOADS));
  }
  return made.reduce((sum, {pages}) => sum + pages.size, 0);
}

/** What `gen-api-docs` reads and writes, by the id of the API. */
export function preparePages(options: ReferenceOptions): ReadonlyMap<string, ApiPages> {
  const read = readApis(options);
  writeDocuments(options, read);
  return new Map(read.map(({api, spec}) => [api.id, buildPages(spec, api, options)]));
}
