/** The engine that the modal and the results page share: made once, kept while the page lives. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {withFallback} from '../shared/fallback';
import type {SearchRequest} from '../shared/hit';
import {createEmbeddedEngine, type EmbeddedEngine} from './embeddedEngine';
import {mayReport} from './insights';
import type {SearchSite} from './settings';

function createEngine(site: SearchSite): EmbeddedEngine {
  const {hosted, indexName, baseUrl} = site;
  const embedded = createEmbeddedEngine(baseUrl);
  if (hosted === null) return embedded;
  // The client of the hosted service is loaded only on sites that have one.
  const load = loadOnce(async () => {
    const {createHostedEngine} = await import('./hostedEngine');
    return createHostedEngine(hosted, indexName, () => mayReport(site));
  });
  const search = async (request: SearchRequest) => (await load()).search(request);
  return {...withFallback({search}, embedded), warmUp: () => undefined};
}

let shared: EmbeddedEngine | undefined;

/** The engine of this site; the first caller's settings hold, since a page belongs to one site. */
export const siteEngine = (site: SearchSite): EmbeddedEngine => (shared ??= createEngine(site));
