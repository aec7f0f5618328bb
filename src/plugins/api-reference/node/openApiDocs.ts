/** The options of docusaurus-plugin-openapi-docs, which names and writes the pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDefinition} from '../../../config/apis';
import type {ApiPagesOptions} from '../options';
import {outputDir, pluginSpecificationFile, textsDir} from './paths';

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

/** A template that adds nothing to the text of a page; the plugin's own one adds front matter. */
const TEMPLATE = path.join(__dirname, 'page.mustache');

/**
 * Options for the pages of an API in a locale.
 *
 * The generators only read the text that `npm run api-pages` has prepared. They don't create it, because Docusaurus loads
 * its configuration with jiti, which takes 9 s to compile the Markdown packages that this needs (README.md).
 */
function optionsFor(api: ApiDefinition, locale: string): OpenApiDocsOptions {
  const readText = ({id}: RequestedPage): string => {
    const file = path.join(textsDir(api, locale), `${id}.mdx`);
    try {
      return readFileSync(file, 'utf8');
    } catch (cause) {
      throw new Error(`${file} cannot be read. Run "npm run api-pages", which creates it.`, {
        cause,
      });
    }
  };
  return {
    specPath: pluginSpecificationFile(api),
    outputDir: outputDir(api, locale),
    template: TEMPLATE,
    infoTemplate: TEMPLATE,
    // Set explicitly, because `gen-api-docs -p` skips the plugin's defaults.
    externalJsonProps: false,
    markdownGenerators: {createApiPageMD: readText, createInfoPageMD: readText},
  };
}

/**
 * Returns the `config` option of docusaurus-plugin-openapi-docs, for tools/api-pages: an entry for each API, by its id.
 * Further locales have separate entries, such as `database-fr`.
 */
export function openApiDocsConfig({
  apis,
  i18n: {defaultLocale, locales},
}: Pick<ApiPagesOptions, 'apis' | 'i18n'>): Record<string, OpenApiDocsOptions> {
  const config: Record<string, OpenApiDocsOptions> = {};
  for (const api of apis) {
    for (const locale of locales) {
      const id = locale === defaultLocale ? api.id : `${api.id}-${locale}`;
      config[id] = optionsFor(api, locale);
    }
  }
  return config;
}
