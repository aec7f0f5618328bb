/** Temporary sites with one or more APIs, and a mock of docusaurus-plugin-openapi-docs. */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ApiDefinition} from '../../../../config/apis';
import {infoPageId} from '../../../../lib/openapi/slug';
import type {ApiPagesOptions} from '../../options';
import type {OpenApiDocsOptions} from '../openApiDocs';

/** Reads a file of the folder `fixtures`. */
export function fixture(name: string): string {
  return readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');
}

/** Creates a site with the specification of one API, and returns the options to generate its pages. */
export function temporarySite(api: ApiDefinition, specification: string): ApiPagesOptions {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'api-pages-'));
  mkdirSync(path.join(siteDir, path.dirname(api.specPath)), {recursive: true});
  writeFileSync(path.join(siteDir, api.specPath), specification);
  return {
    siteDir,
    siteAddress: 'https://docs.example.org/base/',
    apis: [api],
    variables: {},
    console: false,
    localServers: {},
  };
}

/** The part of the specification for docusaurus-plugin-openapi-docs that the mock reads. */
interface PluginDocument {
  readonly info: {readonly title: string};
  readonly paths: Readonly<Record<string, Readonly<Record<string, {operationId: string}>>>>;
}

/** A mock of `gen-api-docs`, which takes a second to load: it writes the same files. One test runs the real command. */
export async function mockOpenApiDocs(
  siteDir: string,
  config: Readonly<Record<string, OpenApiDocsOptions>>,
): Promise<string> {
  for (const {specPath, outputDir, markdownGenerators} of Object.values(config)) {
    const text = readFileSync(path.join(siteDir, specPath), 'utf8');
    const {info, paths} = JSON.parse(text) as PluginDocument;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    mkdirSync(outputDir, {recursive: true});
    const infoId = infoPageId(info.title);
    const page = markdownGenerators.createInfoPageMD({id: infoId});
    writeFileSync(path.join(outputDir, `${infoId}.info.mdx`), page);
    for (const {operationId: id} of operations) {
      const {createApiPageMD} = markdownGenerators;
      writeFileSync(path.join(outputDir, `${id}.api.mdx`), createApiPageMD({id}));
    }
  }
  return '';
}
