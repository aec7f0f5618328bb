/** The values of `{{name}}` in pages and OpenAPI files: the names of the product, and the facts. */
import {version} from '../../package.json';
import {facts, type Facts} from './facts';
import {product, type Product} from './product';
import {baseUrl, siteUrl} from './site';

export type Variables = Readonly<Record<string, string>>;

/** Lists nested facts under dotted names: `{chain: {id: 'x'}}` becomes `[['chain.id', 'x']]`. */
function flattenFacts(group: Facts, prefix = ''): [name: string, value: string][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value]]
      : flattenFacts(value, `${prefix}${key}.`),
  );
}

/** The MCP server of this documentation. With each version of the site, npx installs it again. */
const docsMcp = `${siteUrl}${baseUrl}docs-mcp.tgz?v=${version}`;
const docsMcpServer = {command: 'npx', args: ['--yes', '--prefer-offline', docsMcp]};

/** Returns the links that add the MCP server to an editor under a name. */
function installLinks(name: string) {
  const config = btoa(JSON.stringify(docsMcpServer));
  const entry = JSON.stringify({name, type: 'stdio', ...docsMcpServer});
  return {
    docsMcpCursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(config)}`,
    docsMcpVsCode: `vscode:mcp/install?${encodeURIComponent(entry)}`,
  };
}

/**
 * Returns the values of all variables, by the names of the variables. The name of the product is the variable `product`.
 * `variables` is the result for the product of this build; tests pass other products.
 */
export function variablesFor({name, ...otherNames}: Product): Variables {
  return {
    product: name,
    ...otherNames,
    ...Object.fromEntries(flattenFacts(facts)),
    siteAddress: siteUrl + baseUrl,
    docsMcp,
    ...installLinks(`${otherNames.slug}-docs`),
  };
}

export const variables = variablesFor(product);
