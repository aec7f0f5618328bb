/** The engine that the modal and the results page share: made once, kept while the page lives. */
import {withFallback} from '../shared/fallback';
import type {SearchEngine} from '../shared/hit';
import {createEmbeddedEngine, type EmbeddedEngine} from './embeddedEngine';
import {mayReport} from './insights';
import type {SearchSite} from './settings';

export interface SiteEngine extends SearchEngine {
  /** Loads the embedded index, if it is the one to answer. */
  warmUp(): void;
}

/** The client of the hosted service is loaded only on sites that have one. */
function lazyHostedEngine(site: SearchSite): SearchEngine | null {
  const {hosted, indexName} = site;
  if (hosted === null) return null;
  let engine: Promise<SearchEngine> | undefined;
  return {
    async search(request) {
      engine ??= import('./hostedEngine').then(({createHostedEngine}) =>
        createHostedEngine(hosted, indexName, () => mayReport(site)),
      );
      return (await engine).search(request);
    },
  };
}

let shared: SiteEngine | undefined;

function create(site: SearchSite): SiteEngine {
  const embedded: EmbeddedEngine = createEmbeddedEngine(site.baseUrl);
  const hosted = lazyHostedEngine(site);
  const engine = withFallback({hosted, embedded});
  return {...engine, warmUp: () => (hosted === null ? embedded.warmUp() : undefined)};
}

/** The engine of this site; the first caller's settings hold, since a page belongs to one site. */
export function siteEngine(site: SearchSite): SiteEngine {
  shared ??= create(site);
  return shared;
}
