/**
 * The values that `{{name}}` stands for in documents and OpenAPI files: the names of the product, and facts.json.
 *
 * Facts are of the outside world: hosts, packages, chain ids, DIDs, fields of the documented APIs. They keep their names
 * when the site is built for another product. Of the organization for examples, nobody holds the private key.
 */
import facts from './facts.json';
import {product, type Product} from './product';
import {baseUrl, siteUrl} from './site';

export type Variables = Readonly<Record<string, string>>;

/** Flattens nested records to dotted names: `{chain: {id: 'x'}}` gives `chain.id`. */
export function flatten(value: string | object, name: string): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value).flatMap(([key, entry]: [string, string | object]) =>
    flatten(entry, name === '' ? key : `${name}.${key}`),
  );
}

/** All variables for one product, whose name is `product`. */
export const variablesFor = ({name, ...names}: Product): Variables => ({
  product: name,
  ...names,
  ...Object.fromEntries(flatten(facts, '')),
  siteAddress: siteUrl + baseUrl,
});

export const variables: Variables = variablesFor(product);
