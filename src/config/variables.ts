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

/**
 * Returns the values of all variables for a product, by name. The name of the product is the variable
 * `product`.
 */
export function variablesFor({name, ...otherNames}: Product): Variables {
  return {
    product: name,
    ...otherNames,
    ...Object.fromEntries(flattenFacts(facts)),
    siteAddress: siteUrl + baseUrl,
    // With each version of the site, npx installs the server again.
    docsMcp: `${siteUrl}${baseUrl}docs-mcp.tgz?v=${version}`,
  };
}

export const variables = variablesFor(product);
