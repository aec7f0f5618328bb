/** The API reference: pages generated from OpenAPI files before anything reads them (README.md beside this file). */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {PluginModule} from '@docusaurus/types';
import {inThread} from '../../lib/inThread';
import type {PageLink} from '../../lib/openapi/links';
import {ensureApiPages} from './node/generate';
import {openApiDocsEntry} from './node/openApiDocs';
import type {ApiPages} from './node/pages';
import type writeApis from './node/write';
import {LINKS_FILE, PAGES_DIR, type ReferenceOptions} from './options';

/** Nothing of docusaurus-plugin-openapi-docs but its commands is used, and half a second is what it takes to load. */
const withoutPluginRegex = /^(?:start|build)$/;
/** Its commands: these write and remove the pages by themselves. */
const pluginCommandRegex = /^(?:gen|clean)-api-docs\b/;
/** An editor that saves empties the file first: what is read at the first event may be half a specification. */
const SETTLE_MS = 200;

export {referenceTexts} from './node/texts';
export type * from './shared/types';

/**
 * The two entries for `plugins`: one of ours, which generates the pages before Docusaurus reads them and again when a
 * specification was edited, and that of docusaurus-plugin-openapi-docs for its commands.
 */
export function apiReference(options: ReferenceOptions, command = process.argv[2] ?? '') {
  let pages: ReadonlyMap<string, ApiPages> | undefined;
  const plugin: PluginModule = async ({siteDir}) => {
    const generate = async () => {
      // In a thread: nothing else of this process needs what writes, or its packages.
      const count = await ensureApiPages(options, async (...args) =>
        inThread<typeof writeApis>(path.join(__dirname, 'node/write.ts'), ...args),
      );
      if (count > 0) console.log(`[api-reference] generated ${count} pages`);
    };
    // Here, not in loadContent: those of all plugins run at once, and the docs plugin's reads the pages.
    if (pluginCommandRegex.test(command)) {
      const {preparePages} = await import('./node/write');
      pages = preparePages(options);
    } else await generate();
    let last: Promise<void> | undefined;
    /** After an edit, and one run at a time: all of them write the same files. */
    const regenerate = async () => {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      last = (last ?? Promise.resolve()).catch(() => undefined).then(generate);
      await last;
    };
    let loaded = false;
    return {
      name: 'site-api-reference',
      getPathsToWatch: () => options.apis.map((api) => path.join(siteDir, api.specPath)),
      // Called once at the start, and again in the dev server when a specification was edited.
      async loadContent() {
        if (loaded) await regenerate();
        loaded = true;
      },
      // Docusaurus names the pages on which a broken link stands; this names the line that it comes from.
      async postBuild({routesPaths, baseUrl}) {
        const routes = new Set(routesPaths.map((route) => `/${route.slice(baseUrl.length)}`));
        for (const api of options.apis) {
          const file = path.join(siteDir, PAGES_DIR, api.segment, LINKS_FILE);
          const links = JSON.parse(await readFile(file, 'utf8')) as PageLink[];
          const broken = links.filter(({page}) => !routes.has(page));
          if (broken.length === 0) continue;
          const {loadSpecification} = await import('../../lib/openapi/load');
          const spec = loadSpecification(siteDir, api, options.variables);
          for (const {pointer, problem} of broken)
            logger.error(spec.error(pointer, problem).message);
        }
      },
      configureWebpack: ({mode}) => ({
        // The bundler would follow every key of every row, gigabytes for a thousand pages. The first level tells what a page uses.
        module: {parser: {json: {exportsDepth: 1}}},
        // One chunk for all pages of the reference; pages of prose never load it. In the dev server it would cost 50 ms an edit.
        ...(mode === 'production' && {
          optimization: {
            splitChunks: {
              cacheGroups: {
                apiReference: {
                  test: /[\\/]capabilities[\\/]api-reference[\\/]client[\\/](?!console[\\/])/,
                  name: 'api-reference',
                  chunks: 'async',
                  enforce: true,
                  priority: 30,
                },
              },
            },
          },
        }),
      }),
    };
  };
  const isEntry = !withoutPluginRegex.test(command);
  return {
    plugin,
    openApiDocs: isEntry && openApiDocsEntry(options.apis, ({id}) => pages?.get(id)?.pages),
  };
}
