/** Keeps the persistent bundler cache honest when the value of a `{{variable}}` changes (see README.md beside this file). */
import {createHash} from 'node:crypto';
import type {PluginModule} from '@docusaurus/types';
import type {Variables} from '../../config/variables';

interface PersistentCache {
  version?: string;
}

/** A plugin that adds the values to the version of the bundler's persistent cache, so that a changed one evicts it. */
export function variablesPlugin(values: Variables): PluginModule {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(values))
    .digest('hex')
    .slice(0, 16);
  return () => ({
    name: 'site-variables',
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: PersistentCache} | undefined;
      const version = experiments?.cache?.version;
      if (version === undefined) return {};
      return {experiments: {cache: {version: `${version}-${fingerprint}`}}};
    },
  });
}
