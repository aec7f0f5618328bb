/** Settings of the search: the hosted service, when it is configured, and what search.yaml beside this file says. */
import {readData} from './data';
import {EnvironmentError, environment, read, readPair, readPartner, type Environment} from './env';
import {product, type Product} from './product';

/** Host of the hosted service, as its client takes it. */
export interface SearchHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly port?: number;
  readonly accept: 'readWrite';
}

export interface HostedSearch {
  readonly appId: string;
  /** A search-only key: it is public. */
  readonly searchKey: string;
  /** Instead of the service's own hosts: a proxy, or a mock server in tests. */
  readonly hosts?: readonly SearchHost[];
  /** Origins that its client asks: those of the hosts, else the service's own for the application. */
  readonly origins: readonly string[];
}

/** What the browser is told, through `customFields.search`. */
export interface SearchSettings {
  /** `null`: only the index built into the site answers. */
  readonly hosted: HostedSearch | null;
  readonly indexName: string;
  /** Offered before anything is typed, and where nothing is found. */
  readonly mostUsedPages: readonly {readonly url: string; readonly title: string}[];
  /** Results whose URL matches are external: kept as they are. */
  readonly externalUrlRegex?: string;
  /** A replacement in the path of internal results, before the base path is put on. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
}

const {mostUsedPages, pageRanks, synonyms, modal} = readData<
  Pick<SearchSettings, 'mostUsedPages'> & {
    readonly pageRanks: readonly {readonly pattern: string; readonly rank: number}[];
    readonly synonyms: readonly (readonly string[])[];
    readonly modal: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
>('search.yaml');
export {pageRanks, synonyms, modal as searchModal};

/** Hosts that the client asks, and their origins: those that are named, else the service's own. */
function hostsOf(env: Environment, app: string): Pick<HostedSearch, 'hosts' | 'origins'> {
  const named = read(env, 'ALGOLIA_HOSTS')?.split(',');
  if (named === undefined) {
    const own = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
    return {origins: own.map((host) => `https://${app.toLowerCase()}${host}`)};
  }
  const hosts = named.map((origin): SearchHost => {
    const {protocol, hostname: url, port} = new URL(origin);
    return {
      url,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port !== '' && {port: Number(port)}),
      accept: 'readWrite',
    };
  });
  return {hosts, origins: named};
}

function readHosted(env: Environment): HostedSearch | null {
  const pair = readPair(env, 'ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY');
  if (pair === undefined) {
    for (const variable of ['ALGOLIA_INDEX', 'ALGOLIA_HOSTS'])
      if (read(env, variable)) readPartner(env, variable, 'ALGOLIA_APP_ID');
    return null;
  }
  const [appId, searchKey] = pair;
  return {appId, searchKey, ...hostsOf(env, appId)};
}

function readReplacement(env: Environment): SearchSettings['replaceSearchResultPathname'] {
  const from = readRegex(env, 'SEARCH_REPLACE_FROM');
  // Nothing is a replacement too.
  const {SEARCH_REPLACE_TO: to} = env;
  if (from === undefined && to === undefined) return undefined;
  return {
    from: from ?? readPartner(env, 'SEARCH_REPLACE_TO', 'SEARCH_REPLACE_FROM'),
    to: to ?? readPartner(env, 'SEARCH_REPLACE_FROM', 'SEARCH_REPLACE_TO'),
  };
}

function readRegex(env: Environment, variable: string): string | undefined {
  const source = read(env, variable) ?? '';
  try {
    new RegExp(source);
    return source || undefined;
  } catch (error) {
    const problem = `must be a regular expression (${String(error)})`;
    throw new EnvironmentError(variable, source, problem);
  }
}

/**
 * Reads the settings: ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX, ALGOLIA_HOSTS,
 * SEARCH_EXTERNAL_URL, SEARCH_REPLACE_FROM and SEARCH_REPLACE_TO. (SEARCH_INSIGHTS is in thirdParties.ts.)
 *
 * @throws EnvironmentError for a wrong value, and for half a configuration, naming the missing variable
 */
export const resolveSearch = (env: Environment, of: Product): SearchSettings => ({
  hosted: readHosted(env),
  indexName: read(env, 'ALGOLIA_INDEX') ?? `${of.slug}_docs`,
  mostUsedPages,
  externalUrlRegex: readRegex(env, 'SEARCH_EXTERNAL_URL'),
  replaceSearchResultPathname: readReplacement(env),
});

export const searchSettings: SearchSettings = resolveSearch(environment, product);
