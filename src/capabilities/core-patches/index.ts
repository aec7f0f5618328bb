/** Changes to internals of Docusaurus, each an entry of manifest.ts; see README.md beside this file. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginModule} from '@docusaurus/types';
import type {PatchName} from './manifest';
import {moduleAliases} from './node/modules';
import {namedChunks} from './node/namedChunks';
import {prefixesOnly} from './node/postCss';
import {rewriteRules, tslibRule} from './node/rules';

export interface CorePatchesOptions {
  /** Ids of the documents that the browser looks up: those of the navigation bar. */
  readonly keepDocs: readonly string[];
  /** Patches to leave out, to measure what each of them gains. */
  readonly without?: readonly PatchName[];
}

/** Descriptions of all documents by instance, version and id: theme/DocCardList loads them with the cards. */
function docDescriptions(instances: Record<string, unknown> = {}): object {
  return Object.fromEntries(
    Object.entries(instances as Record<string, LoadedContent>).map(([id, {loadedVersions}]) => [
      id,
      Object.fromEntries(
        loadedVersions.map(({versionName, docs}) => [
          versionName,
          Object.fromEntries(
            docs.map((doc) => [
              doc.id,
              {id: doc.id, title: doc.title, description: doc.description},
            ]),
          ),
        ]),
      ),
    ]),
  );
}

/** The plugin. */
export function corePatchesPlugin({keepDocs, without = []}: CorePatchesOptions): PluginModule {
  const isOn = (name: PatchName) => !without.includes(name);
  return () => ({
    name: 'core-patches',
    getThemePath: () => path.join(__dirname, 'theme'),
    ...(isOn('postCss') && {configurePostCss: prefixesOnly}),
    async allContentLoaded({allContent, actions}) {
      const docs = docDescriptions(allContent['docusaurus-plugin-content-docs']);
      await actions.createData('docs.json', JSON.stringify(docs));
    },
    configureWebpack(config, isServer) {
      const resolve = {alias: moduleAliases(without)};
      if (isServer || config.mode !== 'production') return {resolve};
      const rules = [...(isOn('tslib') ? [tslibRule] : []), ...rewriteRules({keepDocs}, without)];
      return {
        resolve,
        module: {rules},
        ...(isOn('chunkIds') && namedChunks(config.plugins ?? [])),
      } as object;
    },
  });
}
