/** Forwards `/api` to the database service while developing; a build knows nothing of it. */
import type {PluginModule} from '@docusaurus/types';
import {restartRegex} from '../../lib/restart';
import {proxyEntry} from './node/proxy';

/**
 * A missing path is answered with the page shell only to who asks for HTML by name (proxy.ts says it for curl). Stock Docusaurus gives it to
 * every fetch: an open page that asks a restarted server for its hot update then gets HTML for JSON and stays stale.
 */
const PAGES_ONLY = {htmlAcceptHeaders: ['text/html']};

/**
 * On top of what Docusaurus sets. It serves any Host and lets any site read every answer: a page that a writer has
 * open elsewhere could so read the database behind /api, and speak to the hot reload's socket.
 */
export const devServerSettings = (target: string) => ({
  proxy: [proxyEntry(target)],
  historyApiFallback: PAGES_ONLY,
  allowedHosts: 'auto' as const,
  // A function replaces the headers that are there; an object would be merged with them.
  headers: () => ({}),
});

/** `target` is asked in the development server only, so a wrong DATABASE_URL cannot break a build. */
export function devProxy(target: () => string): PluginModule {
  return () => ({
    name: 'site-dev-proxy',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'development') return {};
      const {ignored} = config.watchOptions ?? {};
      const stock = ignored instanceof RegExp ? [ignored.source] : [];
      // A restart in the middle of a hot update would leave open pages with neither.
      const unwatched = new RegExp([...stock, restartRegex.source].join('|'));
      return {devServer: devServerSettings(target()), watchOptions: {ignored: unwatched}};
    },
  });
}
