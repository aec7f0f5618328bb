/**
 * Takes out of the browser bundle what the official theme puts in and this site does not use. Aliases by
 * full path, so that they are as exact as the modules they replace; a test checks that each still exists.
 */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {aliasesFor} from './node/aliases';
import {generatedRules} from './node/generated';
import {namedChunks} from './node/namedChunks';
import {prefixesOnly} from './node/postCss';

/** One module that no browser gets, and why. */
export interface Trimmed {
  readonly module: string;
  readonly reason: string;
}

export const trimmed: readonly Trimmed[] = [
  {
    module: '@docusaurus/theme-classic/lib/prism-include-languages',
    reason:
      'Client module that loads Prism on every page; code is highlighted at build (src/capabilities/code).',
  },
];

/** The file that a trimmed module stands for. */
export const trimmedFile = ({module}: Trimmed): string => require.resolve(module);

export interface TrimOptions {
  /** Ids of the documents that the browser looks up: those of the navigation bar. */
  readonly keepDocs: readonly string[];
  /** Pages from which their routes are cut into tables: below, one more request would cost more than it saves. */
  readonly tablesFrom?: number;
}

/** At some twenty bytes a page, as much as the request for a table and its answer. */
const TABLES_FROM = 200;
const TABLES_CLIENT = 'src/capabilities/core-patches/client/pageRoutes.ts';

/** The plugin; in the dev server it does no more than leave modules out, since weight does not matter there. */
export function corePatchesPlugin({keepDocs, tablesFrom = TABLES_FROM}: TrimOptions): PluginModule {
  return ({siteDir}) => {
    const alias = {
      ...Object.fromEntries(
        trimmed.map((entry) => [trimmedFile(entry), require.resolve('./node/empty.js')]),
      ),
      ...aliasesFor(siteDir),
    };
    return {
      name: 'core-patches',
      configurePostCss: prefixesOnly,
      configureWebpack(config, isServer, {currentBundler}) {
        if (isServer || config.mode !== 'production') return {resolve: {alias}};
        return {
          resolve: {alias},
          module: {
            rules: generatedRules({
              keepDocs,
              tablesFrom,
              tablesClient: path.join(siteDir, TABLES_CLIENT),
            }),
          },
          ...namedChunks(config.plugins ?? [], currentBundler.instance),
        } as object;
      },
    };
  };
}
