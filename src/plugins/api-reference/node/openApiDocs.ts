/** The options of docusaurus-plugin-openapi-docs, which names and writes the pages. */
import path from 'node:path';
import type {ApiDefinition} from '../../../config/apis';
import type {ApiPagesOptions} from '../options';
import {outputDir, pluginSpecificationFile, TEMPLATE_FILE} from './paths';

/** The page that the plugin asks a generator for. */
interface RequestedPage {
  readonly id: string;
}

/** The documented options of one API that this site uses. */
export interface OpenApiDocsOptions {
  readonly specPath: string;
  readonly outputDir: string;
  readonly template: string;
  readonly infoTemplate: string;
  readonly externalJsonProps: boolean;
  readonly markdownGenerators: {
    readonly createApiPageMD: (page: RequestedPage) => string;
    readonly createInfoPageMD: (page: RequestedPage) => string;
  };
}

/** The texts of the pages in a folder, by their ids. */
export type PageTextsById = ReadonlyMap<string, string>;

/** Options for the pages of an API. The generators return the text that has been rendered before. */
function optionsFor(
  {siteDir}: ApiPagesOptions,
  api: ApiDefinition,
  texts: PageTextsById,
): OpenApiDocsOptions {
  const getText = ({id}: RequestedPage): string => {
    const text = texts.get(id);
    if (text === undefined) {
      throw new Error(
        `${api.specPath}: docusaurus-plugin-openapi-docs asks for the page "${id}", which was not rendered.`,
      );
    }
    return text;
  };
  // The plugin reads its template relative to the working directory, not to the site.
  const template = path.join(siteDir, TEMPLATE_FILE);
  return {
    specPath: pluginSpecificationFile(api),
    outputDir: path.join(siteDir, outputDir(api)),
    template,
    infoTemplate: template,
    // Set explicitly, because the command does not apply the defaults of the options.
    externalJsonProps: false,
    markdownGenerators: {createApiPageMD: getText, createInfoPageMD: getText},
  };
}

/**
 * Returns the `config` option of docusaurus-plugin-openapi-docs: an entry for each API, by its id.
 *
 * @param texts by the folder of the pages (`outputDir`)
 */
export function openApiDocsConfig(
  options: ApiPagesOptions,
  texts: ReadonlyMap<string, PageTextsById>,
): Record<string, OpenApiDocsOptions> {
  const entries = options.apis.map((api) => {
    const rendered = texts.get(outputDir(api)) ?? new Map<string, string>();
    return [api.id, optionsFor(options, api, rendered)] as const;
  });
  return Object.fromEntries(entries);
}
