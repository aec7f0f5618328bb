/** Settings of the search: the hosted service, when it is configured, and the index built into the site. */
import {environment, readSwitch, readVariable, type Environment} from './env';
import {apis} from './apis';
import {product, type Product} from './product';

/** Host of the hosted service, as its client takes it. */
export interface SearchHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly port?: number;
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

/** A setting that needs another one. */
export class SearchSettingsError extends Error {
  override readonly name = 'SearchSettingsError';

  constructor(found: string, missing: string) {
    super(
      `Search: ${found} is set, but ${missing} is not. Set both to use the hosted search, or neither to use the index built into the site.`,
    );
  }
}

const anyText = {fallback: '', problem: 'must not have spaces', pattern: /^\S*$/};

function readHosts(env: Environment): readonly SearchHost[] | undefined {
  const value = readVariable(env, 'ALGOLIA_HOSTS', {
    fallback: '',
    pattern: /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:,(?=h)|$))*$/,
    problem: 'must be a comma-separated list of origins',
    example: 'https://search.example.org',
  });
  if (value === '') return undefined;
  return value.split(',').map((origin): SearchHost => {
    const {protocol, hostname, port} = new URL(origin);
    return {
      url: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port === '' ? {} : {port: Number(port)}),
    };
  });
}

const originsOf = (app: string, hosts?: readonly SearchHost[]): readonly string[] =>
  hosts?.map(
    ({url, protocol, port}) => `${protocol}://${url}${port === undefined ? '' : `:${port}`}`,
  ) ?? [
    `https://${app}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
  ];

function readHosted(env: Environment): HostedSearch | null {
  const appId = readVariable(env, 'ALGOLIA_APP_ID', {
    fallback: '',
    pattern: /^\w*$/,
    problem:
      'must be the id of an application: letters and digits, since it becomes a part of host names',
    example: 'YOUR_APP_ID',
  });
  const searchKey = readVariable(env, 'ALGOLIA_SEARCH_KEY', {...anyText, example: 'YOUR_API_KEY'});
  if (appId !== '' && searchKey === '')
    throw new SearchSettingsError('ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY');
  if (appId === '' && searchKey !== '')
    throw new SearchSettingsError('ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID');
  if (appId === '') {
    for (const variable of ['ALGOLIA_INDEX', 'ALGOLIA_HOSTS']) {
      if ((env[variable] ?? '') !== '') throw new SearchSettingsError(variable, 'ALGOLIA_APP_ID');
    }
    if (readSwitch(env, 'SEARCH_INSIGHTS'))
      throw new SearchSettingsError('SEARCH_INSIGHTS=on', 'ALGOLIA_APP_ID');
    return null;
  }
  const hosts = readHosts(env);
  return {appId, searchKey, hosts, origins: originsOf(appId.toLowerCase(), hosts)};
}

function readReplacement(env: Environment): SearchSettings['replaceSearchResultPathname'] {
  const from = env['SEARCH_REPLACE_FROM'] ?? '';
  const to = env['SEARCH_REPLACE_TO'];
  if (from === '' && to !== undefined)
    throw new SearchSettingsError('SEARCH_REPLACE_TO', 'SEARCH_REPLACE_FROM');
  if (from !== '' && to === undefined)
    throw new SearchSettingsError('SEARCH_REPLACE_FROM', 'SEARCH_REPLACE_TO');
  return to === undefined ? undefined : {from: checkedRegex('SEARCH_REPLACE_FROM', from), to};
}

function checkedRegex(variable: string, source: string): string {
  try {
    new RegExp(source);
    return source;
  } catch (error) {
    throw new Error(
      `${variable} must be a regular expression: found ${JSON.stringify(source)} (${String(error)})`,
    );
  }
}

/** What most readers open first: from nothing to a first stored record and a first answer. */
const mostUsedPages = ({slug, prefix, name}: Product): SearchSettings['mostUsedPages'] => [
  {url: '/quickstart', title: 'Quickstart'},
  {url: `/what-is-${slug}`, title: `What is ${name}`},
  {url: '/build/secret-vault-quickstart', title: 'SecretVault quickstart'},
  {url: '/build/secretLLM/quickstart', title: 'SecretLLM quickstart'},
  {url: '/api/overview', title: 'API overview'},
  {url: `/api/${prefix}db/upload-data`, title: 'Upload data'},
];

/**
 * Reads the settings: ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX, ALGOLIA_HOSTS,
 * SEARCH_EXTERNAL_URL, SEARCH_REPLACE_FROM and SEARCH_REPLACE_TO. (SEARCH_INSIGHTS is in thirdParties.ts.)
 *
 * @throws SearchSettingsError for half a configuration, naming the missing variable
 */
export function resolveSearch(env: Environment, of: Product): SearchSettings {
  const hosted = readHosted(env);
  const external = env['SEARCH_EXTERNAL_URL'] ?? '';
  const index = readVariable(env, 'ALGOLIA_INDEX', {...anyText, example: `${of.slug}_docs`});
  return {
    hosted,
    indexName: index === '' ? `${of.slug}_docs` : index,
    mostUsedPages: mostUsedPages(of),
    externalUrlRegex: external === '' ? undefined : checkedRegex('SEARCH_EXTERNAL_URL', external),
    replaceSearchResultPathname: readReplacement(env),
  };
}

export const searchSettings: SearchSettings = resolveSearch(environment, product);

/**
 * Pages that stand behind others: the home page, which only leads on; those that open an API and list its
 * operations; and the summaries, which repeat all others, indexed by their headings only.
 */
export const searchPageRanks = [
  {pattern: /^\/$/, rank: -2},
  {pattern: new RegExp(`^/api/[^/]+/(?:${apis.map(({infoId}) => infoId).join('|')})$`), rank: -1},
  // They name what other pages explain.
  {pattern: /^\/(?:api\/overview|build\/ai\/ai-workflow)$/, rank: -1},
  {pattern: /^\/build\/ai\/llm-summary-/, rank: -4, headingsOnly: true},
];
