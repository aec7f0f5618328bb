/** Settings of the search. Synonyms are in synonyms.ts. */
import {env, type Environment} from './env';
import {product, type Product} from './product';

/** A host of the hosted search, in the format of its client. */
interface SearchHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly port?: number;
  readonly accept: 'readWrite';
}

export interface HostedSearch {
  readonly appId: string;
  /** A search-only key, which is public. */
  readonly searchKey: string;
  /** Replaces the hosts of the service, by a proxy or by a mock server in tests. */
  readonly hosts?: readonly SearchHost[];
  /** Origins that the client connects to. */
  readonly origins: readonly string[];
}

/** A page that the search suggests. */
interface SuggestedPage {
  readonly url: string;
  readonly title: string;
  /** The part of the site that contains it, as in the navbar. */
  readonly section: string;
}

/** The settings that the browser gets in `customFields.search`. */
export interface SearchSettings {
  /** `null` if the site uses only its embedded index. */
  readonly hosted: HostedSearch | null;
  readonly indexName: string;
  /** Suggested while the query is empty, and when nothing is found. */
  readonly firstPages: readonly SuggestedPage[];
  /** Results whose URL matches this regular expression are external, and their URL stays unchanged. */
  readonly externalUrlRegex?: string;
  /**
   * A replacement in the path of internal results, made before the base path is added. `from` is a regular
   * expression.
   */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
}

/** Pages to begin with, from the first step to a stored record and a first response. */
const firstPages = [
  {url: '/quickstart', title: 'Start building', section: 'Build'},
  {url: `/what-is-${product.slug}`, title: `What is ${product.name}`, section: 'Learn'},
  {url: '/build/secret-vault-quickstart', title: 'SecretVault quickstart', section: 'Build'},
  {url: '/build/secretLLM/quickstart', title: 'SecretLLM quickstart', section: 'Build'},
  {url: '/api/overview', title: 'API overview', section: 'API'},
  {url: `/api/${product.prefix}db/upload-data`, title: 'Upload data', section: 'API'},
] satisfies SuggestedPage[];

/** Converts an origin, `http://localhost:3121`, to the format of the search client. */
function toSearchHost(origin: string): SearchHost {
  const {protocol, hostname, port} = new URL(origin);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && {port: Number(port)}),
    accept: 'readWrite',
  };
}

/** The origins that Algolia's client uses for an application. */
function algoliaOrigins(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}-1.algolianet.com`,
    `https://${id}-2.algolianet.com`,
    `https://${id}-3.algolianet.com`,
  ];
}

function resolveHostedSearch(environment: Environment): HostedSearch | null {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: searchKey,
    ALGOLIA_HOSTS: origins,
  } = environment;
  if (appId === undefined || searchKey === undefined) return null;
  if (origins === undefined) return {appId, searchKey, origins: algoliaOrigins(appId)};
  return {appId, searchKey, hosts: origins.map(toSearchHost), origins};
}

/** Exceptions for the addresses of results. None is needed. */
const resultAddresses: Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'> =
  {};

/**
 * Returns the settings of the search for an environment. Without a hosted search in it, `hosted` is null. env.ts has
 * already rejected a pair of variables of which one is missing, and invalid origins.
 */
export function resolveSearch(environment: Environment, {slug}: Product): SearchSettings {
  return {
    hosted: resolveHostedSearch(environment),
    indexName: environment.ALGOLIA_INDEX ?? `${slug}_docs`,
    firstPages,
    ...resultAddresses,
  };
}

export const searchSettings = resolveSearch(env, product);
