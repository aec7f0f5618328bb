/** The engine that the modal and the results page share: made once, kept while the page lives. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {withFallback} from '../shared/fallback';
import type {SearchEngine} from '../shared/hit';
import {createEmbeddedEngine} from './embeddedEngine';
import {mayReport} from './insights';
import type {SearchSite} from './settings';

function createEngine(site: SearchSite): SearchEngine {
  const {hosted, indexName, baseUrl} = site;
  const embedded = createEmbeddedEngine(baseUrl);
  if (hosted === null) {
    // Loads the index before it is asked; the first search tells of a failure.
    embedded.search({query: ''}).catch(() => undefined);
    return embedded;
  }
  // The client of the hosted service is loaded only on sites that have one.
  const load = loadOnce(async () => {
    const {createHostedEngine} = await import('./hostedEngine');
    return createHostedEngine(hosted, indexName, mayReport);
  });
  return withFallback({search: async (request) => (await load()).search(request)}, embedded);
}

let shared: SearchEngine | undefined;

/** The engine of this site; the first caller's settings hold, since a page belongs to one site. */
export const siteEngine = (site: SearchSite): SearchEngine => (shared ??= createEngine(site));
