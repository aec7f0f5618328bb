/** Temporary sites with one or more APIs, and a mock of docusaurus-plugin-openapi-docs. */
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ApiDefinition} from '../../../../config/apis';
import {toSlug} from '../../../../lib/openapi/slug';
import type {ApiPagesOptions} from '../../options';
import {outputDir, pluginSpecificationFile, textsDir} from '../paths';

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
    i18n: {defaultLocale: 'en', locales: ['en']},
    console: false,
    localServers: {},
  };
}

/** The part of the specification for docusaurus-plugin-openapi-docs that the mock reads. */
interface PluginDocument {
  readonly info: {readonly title: string};
  readonly paths: Readonly<Record<string, Readonly<Record<string, {operationId: string}>>>>;
}

/**
 * Creates a mock of `docusaurus gen-api-docs all`, which takes seconds: it writes the same files. One test runs the real
 * command.
 */
export function mockGenApiDocs({siteDir, apis, i18n}: ApiPagesOptions): () => Promise<string> {
  return async () => {
    for (const api of apis) {
      const text = readFileSync(path.join(siteDir, pluginSpecificationFile(api)), 'utf8');
      const {info, paths} = JSON.parse(text) as PluginDocument;
      const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
      const infoId = toSlug(info.title.replace(' ', '-').toLowerCase());
      const pages = [[infoId, 'info'], ...operations.map(({operationId}) => [operationId, 'api'])];
      for (const locale of i18n.locales) {
        for (const [id, kind] of pages) {
          copyFileSync(
            path.join(siteDir, textsDir(api, locale), `${id}.mdx`),
            path.join(siteDir, outputDir(api, locale), `${id}.${kind}.mdx`),
          );
        }
      }
    }
    return '';
  };
}
