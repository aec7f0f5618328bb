/** The engine that the modal and the results page share. */
import {withFallback} from '../shared/fallback';
import type {SearchEngine} from '../shared/hit';
import {createEmbeddedEngine} from './embeddedEngine';
import {mayReport} from './insights';
import {LazyValue} from './lazyValue';
import type {SearchSite} from './settings';

let engine: SearchEngine | undefined;

/**
 * Returns the engine of the site: the hosted service with the embedded index as its fallback, or only the embedded index. The
 * first call creates it, and all later calls return the same one. An embedded index alone starts to load at once; if that
 * fails, the next search tries again.
 */
export function siteEngine(site: SearchSite): SearchEngine {
  engine ??= createEngine(site);
  return engine;
}

function createEngine({hosted, indexName, baseUrl}: SearchSite): SearchEngine {
  const embedded = createEmbeddedEngine(baseUrl);
  if (hosted === null) {
    // Loads the index in advance. Nobody waits for it, so nothing is reported if it fails.
    embedded.search({query: ''}).catch(() => undefined);
    return embedded;
  }
  // Only sites with a hosted service load its client.
  const hostedEngine = new LazyValue(async () => {
    const {createHostedEngine} = await import('./hostedEngine');
    return createHostedEngine(hosted, indexName, mayReport);
  });
  const lazyHosted: SearchEngine = {
    search: async (request) => (await hostedEngine.get()).search(request),
  };
  return withFallback(lazyHosted, embedded);
}
