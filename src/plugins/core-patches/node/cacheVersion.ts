/** Makes the bundler's persistent cache depend on values that are not in files which the bundler reads. */
import {createHash} from 'node:crypto';
import type {Configuration} from 'webpack';

/** The part of the bundler's configuration that contains the version. */
interface CacheChange {
  readonly experiments?: {readonly cache: {readonly version: string}};
}

/** Returns the version of Rspack's persistent cache, which webpack's types don't know. */
function cacheVersion({experiments}: Configuration): string | undefined {
  if (experiments === undefined || !('cache' in experiments)) return undefined;
  const cache: unknown = experiments.cache;
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) return undefined;
  return typeof cache.version === 'string' ? cache.version : undefined;
}

/**
 * Returns what a plugin's `configureWebpack` must return so that the bundler discards the persistent cache when `values`
 * change: a version of the cache with a hash of the values. Without a persistent cache, it returns `{}`.
 *
 * @param values  anything that JSON can express
 */
export function extendCacheVersion(config: Configuration, values: unknown): CacheChange {
  const version = cacheVersion(config);
  if (version === undefined) return {};
  const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  return {experiments: {cache: {version: `${version}-${hash}`}}};
}
