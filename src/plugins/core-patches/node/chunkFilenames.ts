/**
 * Removes two lists of the names of all chunks from the script that every page loads first (`runtime~main`). One served the
 * names of the files, which now begin with the id of the chunk. The other served `client/docusaurus`, which is replaced
 * (../client/prefetchOnIntent.ts).
 */
import type {Configuration} from 'webpack';
import {unusedPlugins} from '../manifest';

/** Bundler settings. By default, a file has the name of its chunk: `assets/js/[name].[contenthash:8].js`. */
export const idFilenames = {chunkFilename: 'assets/js/[id].[contenthash:8].js'};

/** Returns the plugins of the bundler without the one that adds the second list. */
export function withoutChunkNames(
  plugins: Configuration['plugins'],
): Configuration['plugins'] & {} {
  const unused = unusedPlugins.chunkAssets.className;
  return (plugins ?? []).filter((plugin) => plugin && plugin.constructor.name !== unused);
}
