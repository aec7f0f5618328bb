/** The documented APIs. Pages, sidebars, downloads, and tests derive from this list. */
import {product} from './product';
import {
  SANDBOX_AI_URL,
  SANDBOX_DATABASE_URL,
  SANDBOX_DEFAULT_KEY,
  SANDBOX_SHARES,
  SANDBOX_TOKEN,
} from './sandbox';
import {aiUrl} from './services';
import {baseUrl, isDevServer, siteUrl} from './site';
import {variables} from './variables';

/** How samples call a node of the sandbox. */
export interface SandboxNode {
  readonly url: string;
  /** A token or key that the sandbox always accepts. */
  readonly credential: string;
}

/** A documented API. */
export interface ApiDefinition {
  /** Stable key: part of the id of the overview page, and the argument of `gen-api-docs` that chooses this API. */
  readonly id: string;
  /** Last segment of the route of its pages, which are generated into `docs/api/<segment>`: `nildb`. */
  readonly segment: string;
  /** Label in the sidebar. */
  readonly label: string;
  /** Path of the OpenAPI file (YAML or JSON) from the root of the site. */
  readonly specPath: string;
  /** Whether `{{name}}` in the file is a variable of this site. Leave it off for a third-party file, where it is text. */
  readonly variables?: boolean;
  /** Whether an operation without a summary is an error. If not, its title is its operationId, or its method and path. */
  readonly requireSummary?: boolean;
  /**
   * Prefix for links in descriptions that begin with a slash, `https://example.org`. Default: they link to pages of
   * this site.
   */
  readonly linkBase?: string;
  /** Page that says how to authenticate, for all operations. Default: the page about the API. */
  readonly authenticationPage?: string;
  /** Page that lists all operations. Default: the page about the API. */
  readonly operationsPage?: string;
  /** Page that lists all servers. Default: the page about the API. */
  readonly serversPage?: string;
  /** The samples on the pages call it first. */
  readonly sandbox?: SandboxNode;
  /** The shares of secret numbers in the examples: for each number, those of three nodes. The examples have the first one. */
  readonly shares?: readonly (readonly number[])[];
}

export const apis: readonly ApiDefinition[] = [
  {
    id: 'database',
    segment: `${product.prefix}db`,
    label: `${product.db} API`,
    specPath: 'openapi/database.yaml',
    variables: true,
    requireSummary: true,
    authenticationPage: '/build/secretVault-secretDataAnalytics/generate-tokens',
    operationsPage: `/api/${product.prefix}db/overview`,
    serversPage: `/network#${product.prefix}db-nodes`,
    sandbox: {url: SANDBOX_DATABASE_URL, credential: SANDBOX_TOKEN},
    shares: SANDBOX_SHARES,
  },
  {
    id: 'ai',
    segment: `${product.prefix}ai`,
    label: `${product.ai} API`,
    specPath: 'openapi/ai.yaml',
    variables: true,
    requireSummary: true,
    authenticationPage: '/build/secretLLM/access',
    operationsPage: `/api/${product.prefix}ai/overview`,
    serversPage: `/network#${product.prefix}ai-nodes`,
    sandbox: {url: SANDBOX_AI_URL, credential: SANDBOX_DEFAULT_KEY},
  },
];

/** The nodes that the console of the dev server calls first, by API. */
function localServers(): Readonly<Record<string, string>> {
  return {
    // The dev server forwards /api to a database node, whatever the base path of the site is.
    database: '/api',
    // The AI node of the sandbox accepts calls from any page, like a real one.
    ai: aiUrl(),
  };
}

/** The options of the API reference. The published site calls no API: only the dev server has the console. */
export const apiReference = {
  siteAddress: siteUrl + baseUrl,
  apis,
  variables,
  console: isDevServer,
  localServers: isDevServer ? localServers() : {},
};
