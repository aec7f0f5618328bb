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
 * Returns the change of the bundler's configuration that adds a hash of the values to the version of the cache. When a
 * value changes, the bundler discards the cache. Without a persistent cache there is nothing to change.
 */
export function extendCacheVersion(config: Configuration, values: unknown): CacheChange {
  const version = cacheVersion(config);
  if (version === undefined) return {};
  const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  return {experiments: {cache: {version: `${version}-${hash}`}}};
}
