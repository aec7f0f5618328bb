/** The documented APIs: docs, sidebars, downloads and tests all derive from this list. */
import {aiUrl, STAND_IN_AI_URL, STAND_IN_URL} from './databaseUrl';
import {environment, readSwitch} from './env';
import {product} from './product';

/** A node of the sandbox (sandbox/), and how a command in a shell is let in. */
export interface SandboxNode {
  readonly url: string;
  /** Stands for the credential in a command, in double quotes. */
  readonly credential: string;
  /** A line that a command with a credential needs before it. */
  readonly setup?: string;
}

/** One documented API. */
export interface ApiDefinition {
  /** Stable key: of the overview page and for `docusaurus gen-api-docs`. */
  readonly id: string;
  /** Last segment of the route of its pages, which are generated into `docs/api/<segment>`: `nildb`. */
  readonly segment: string;
  /** Label in the sidebar. */
  readonly label: string;
  /** The OpenAPI file, YAML or JSON, from the site's root. */
  readonly specPath: string;
  /** Whether `{{name}}` in the file is a variable of this site. Off for a file of others, where it is text. */
  readonly variables?: boolean;
  /** Whether an operation without a summary is an error. Off, it is titled by its operationId, else by method and path. */
  readonly requireSummary?: boolean;
  /** Where links of the descriptions that begin with a slash lead, `https://example.org`; on this site if left out. */
  readonly linkBase?: string;
  /** Servers of the development machine that the console offers first; a build knows none. */
  readonly localServers?: readonly string[];
  /** Where readers repeat the requests of the pages. */
  readonly sandbox?: SandboxNode;
}

const development = environment.NODE_ENV === 'development';

export const apis: readonly ApiDefinition[] = [
  {
    id: 'database',
    segment: `${product.prefix}db`,
    label: `${product.db} API`,
    specPath: 'openapi/database.yaml',
    variables: true,
    requireSummary: true,
    // The development server hands /api on to a database node, under any base path of the site.
    localServers: development ? ['/api'] : undefined,
    sandbox: {
      url: STAND_IN_URL,
      setup: `TOKEN=$(curl -s ${STAND_IN_URL}/sandbox/token | cut -d '"' -f 4)`,
      credential: '$TOKEN',
    },
  },
  {
    id: 'ai',
    segment: `${product.prefix}ai`,
    label: `${product.ai} API`,
    specPath: 'openapi/ai.yaml',
    variables: true,
    requireSummary: true,
    // The sandbox's AI node allows calls from any page, as the real one does.
    localServers: development ? [aiUrl()] : undefined,
    sandbox: {url: STAND_IN_AI_URL, credential: 'sandbox-key'},
  },
];

/**
 * Whether pages of the reference get a console that calls the API. The published site calls none, so
 * it is part of the development server, and of a build that asks for it with API_CONSOLE=on.
 */
export const apiConsole = development || readSwitch(environment, 'API_CONSOLE');
