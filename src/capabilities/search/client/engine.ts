/** The engine that the modal and the results page share: made once, kept while the page lives. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {withFallback} from '../shared/fallback';
import type {SearchEngine} from '../shared/hit';
import {createEmbeddedEngine, type EmbeddedEngine} from './embeddedEngine';
import {mayReport} from './insights';
import type {SearchSite} from './settings';

/** The client of the hosted service is loaded only on sites that have one. */
function lazyHostedEngine(site: SearchSite): SearchEngine | null {
  const {hosted, indexName} = site;
  if (hosted === null) return null;
  const load = loadOnce(async () => {
    const {createHostedEngine} = await import('./hostedEngine');
    return createHostedEngine(hosted, indexName, () => mayReport(site));
  });
  return {search: async (request) => (await load()).search(request)};
}

let shared: EmbeddedEngine | undefined;

/** The engine of this site; the first caller's settings hold, since a page belongs to one site. */
export function siteEngine(site: SearchSite): EmbeddedEngine {
  if (shared !== undefined) return shared;
  const embedded = createEmbeddedEngine(site.baseUrl);
  const hosted = lazyHostedEngine(site);
  shared = {
    ...withFallback({hosted, embedded}),
    warmUp: () => (hosted === null ? embedded.warmUp() : undefined),
  };
  return shared;
}
