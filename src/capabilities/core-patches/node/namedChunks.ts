/**
 * Chunks named once. Stock Docusaurus numbers chunks and ships two tables that lead from number to name and back;
 * with the name as the id both tables go. What asked them, the core's prefetch, is ours (client/fetchAhead.ts) and
 * asks the routes.
 */

/** Class name of the plugin that gives the core's prefetch the address of a chunk by its name. */
const STOCK_PLUGIN = 'ChunkAssetPlugin';

const isStock = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === STOCK_PLUGIN;

/**
 * The part of the bundler's configuration that names chunks once.
 *
 * @param plugins those of the configuration so far; the stock plugin among them is left out
 * @throws when the stock plugin is not there: the core has changed, and this file must follow
 */
export function namedChunks(plugins: readonly unknown[]): object {
  if (!plugins.some(isStock)) {
    throw new Error(
      `src/capabilities/core-patches/node/namedChunks.ts leaves out the core's ${STOCK_PLUGIN}, which is no longer there: compare with the core's client configuration.`,
    );
  }
  return {
    mergeStrategy: {plugins: 'replace'},
    optimization: {chunkIds: 'named'},
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    plugins: plugins.filter((plugin) => !isStock(plugin)),
  };
}
