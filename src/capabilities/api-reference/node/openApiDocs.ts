/**
 * docusaurus-plugin-openapi-docs as its documentation describes it: an entry in `plugins` with an API
 * for each specification and page generators of ours. It decides which pages there are, names and
 * writes them; `docusaurus gen-api-docs` and `clean-api-docs` are its own.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {ApiDefinition} from '../../../config/apis';
import {PAGES_DIR, WORK_DIR} from '../options';
import type {Page} from './page';

/** Stands for the page about an API. */
export const INFO = 'info';

/** The pages of an API by what the plugin asks for: `post /path`, or INFO. */
export type PagesByCall = ReadonlyMap<string, Page>;

/** Where the plugin reads an API, from the site's root: its specification without schemas. */
export function specPathOf({segment}: ApiDefinition): string {
  return path.posix.join(WORK_DIR, `${segment}.json`);
}

/** The documented options of one API. */
export function apiConfig(
  api: ApiDefinition,
  outputDir: string,
  pages: () => PagesByCall | undefined,
): object {
  const template = path.join(__dirname, 'page.mustache');
  /** The text goes back to the plugin; the rows that it shows go into a file beside the page. */
  const write = (asked: string): string => {
    const page = pages()?.get(asked);
    if (page === undefined) throw new Error(`${api.specPath} has no page for ${asked}`);
    writeFileSync(path.join(outputDir, `${page.id}.json`), JSON.stringify(page.data));
    return page.mdx;
  };
  return {
    specPath: specPathOf(api),
    outputDir,
    template,
    infoTemplate: template,
    // Said although it is ours to say: `gen-api-docs -p` skips the plugin's defaults.
    externalJsonProps: false,
    markdownGenerators: {
      createApiPageMD: ({api: {method, path: route}}: {api: {method: string; path: string}}) =>
        write(`${method} ${route}`),
      createInfoPageMD: () => write(INFO),
    },
  };
}

/** The entry for `plugins`. `pagesOf` is called when a command of the plugin asks for the first page of an API. */
export function openApiDocsEntry(
  apis: readonly ApiDefinition[],
  pagesOf: (api: ApiDefinition) => PagesByCall | undefined,
): PluginConfig {
  const config = apis.map((api) => {
    const outputDir = path.posix.join(PAGES_DIR, api.segment);
    return [api.id, apiConfig(api, outputDir, () => pagesOf(api))] as const;
  });
  return [
    'docusaurus-plugin-openapi-docs',
    {id: 'api', docsPluginId: 'classic', config: Object.fromEntries(config)},
  ];
}
