/** Forwards `/api` to the database service in the dev server. Builds don't contain it. */
import type {PluginModule} from '@docusaurus/types';
import {restartRegex} from '../../lib/restart';
import {proxyEntry} from './node/proxy';

/**
 * For a missing path, only requests whose Accept header names text/html get the page shell. proxy.ts adds that name
 * to page requests of tools such as curl. Stock Docusaurus sends the shell to every fetch: after a restart, an open
 * page that requests its hot update would get HTML instead of JSON, and stay stale.
 */
const PAGES_ONLY = {htmlAcceptHeaders: ['text/html']};

/**
 * Returns settings of webpack-dev-server: the proxy to `target` (a URL without a slash at its end), and limits on who
 * gets responses. Stock Docusaurus serves any Host and lets any site read every response. Another site that a writer
 * has open could then read the database behind /api, and connect to the hot-reload socket.
 */
export const devServerSettings = (target: string) => ({
  proxy: [proxyEntry(target)],
  historyApiFallback: PAGES_ONLY,
  allowedHosts: 'auto' as const,
  // A function replaces the headers that are there; an object would be merged with them.
  headers: () => ({}),
});

/**
 * Creates the plugin, which docusaurus.config.ts lists. `target` returns the URL of the database service, without a
 * slash at its end; only the dev server calls it, and it may throw for a wrong address.
 */
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
