/** Makes the bundler compile pages again when the value of a `{{variable}}` changes (see README.md). */
import type {PluginModule} from '@docusaurus/types';
import {extendCacheVersion} from '../../lib/cacheVersion';

/**
 * Creates the plugin, which makes the bundler's cache depend on the values of variables and texts. They may come from
 * the environment, whose changes the bundler doesn't notice itself. Without a persistent cache, it changes nothing.
 * docusaurus.config.ts lists it.
 */
export function variablesPlugin(values: Readonly<Record<string, string>>): PluginModule {
  return () => ({
    name: 'variables',
    configureWebpack: (config) => extendCacheVersion(config, values),
  });
}
