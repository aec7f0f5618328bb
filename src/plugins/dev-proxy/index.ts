/** Forwards `/api` to the database service while developing; a build knows nothing of it. */
import type {PluginModule} from '@docusaurus/types';
import {proxyEntry} from './proxy';

/** `target` is asked in the development server only, so a wrong DATABASE_URL cannot break a build. */
export function devProxy(target: () => string): PluginModule {
  return () => ({
    name: 'site-dev-proxy',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'development') return {};
      return {devServer: {proxy: [proxyEntry(target())]}};
    },
  });
}
