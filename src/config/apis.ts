/** The documented APIs: docs, sidebars, downloads and tests all derive from this list. */
import {aiUrl} from './databaseUrl';
import {environment, readSwitch} from './env';
import {product} from './product';

/** One documented API. */
export interface ApiDefinition {
  /** Stable key, also the name of the OpenAPI file. */
  readonly id: 'database' | 'ai';
  /** Last segment of the route and of the output folder: `nildb`. */
  readonly segment: string;
  /** Label in the sidebar. */
  readonly label: string;
  /** The OpenAPI file, from the site's root. */
  readonly specPath: string;
  /** Where the generated pages go, from the site's root. */
  readonly outputDir: string;
  /** Id of the generated info page: `nildb-api`, the last segment of its route. */
  readonly infoId: string;
  /** Servers of the development machine that the console offers first; a build knows none. */
  readonly localServers?: readonly string[];
}

const development = environment.NODE_ENV === 'development';

function define(
  id: ApiDefinition['id'],
  suffix: string,
  infoSuffix: string,
  label: string,
  localServers: () => readonly string[],
): ApiDefinition {
  const segment = `${product.prefix}${suffix}`;
  return {
    id,
    segment,
    label,
    specPath: `openapi/${id}.yaml`,
    outputDir: `docs/api/${segment}`,
    infoId: `${segment}${infoSuffix}`,
    localServers: development ? localServers() : undefined,
  };
}

export const apis: readonly ApiDefinition[] = [
  // The development server hands /api on to a database node, under any base path of the site.
  define('database', 'db', '-api', `${product.db} API`, () => ['/api']),
  // The sandbox's AI node allows calls from any page, as the real one does.
  define('ai', 'ai', '', `${product.ai} API`, () => [aiUrl()]),
];

/**
 * Whether pages of the reference get a console that calls the API. The published site calls none, so
 * it is part of the development server, and of a build that asks for it with API_CONSOLE=on.
 */
export const apiConsole = development || readSwitch(environment, 'API_CONSOLE');
