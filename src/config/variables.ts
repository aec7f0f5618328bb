/** The values that `{{name}}` stands for in documents and OpenAPI files. */
import {
  aiNode,
  chain,
  chainProviders,
  databaseNodes,
  exampleOrganization,
  explorers,
  later,
  links,
  literals,
  packages,
  release,
} from './facts';
import {product, type Product} from './product';
import {baseUrl, siteUrl} from './site';

export type Variables = Readonly<Record<string, string>>;

/** Flattens nested records to dotted names: `{chain: {id: 'x'}}` gives `chain.id`. */
function flatten(prefix: string, value: object): [string, string][] {
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]): [string, string][] => {
    const name = `${prefix}.${key}`;
    if (typeof entry === 'string') return [[name, entry]];
    return typeof entry === 'object' && entry !== null ? flatten(name, entry) : [];
  });
}

/** All variables for one product. */
export function variablesFor(of: Product): Variables {
  return {
    product: of.name,
    slug: of.slug,
    prefix: of.prefix,
    token: of.token,
    siteTitle: of.siteTitle,
    db: of.db,
    ai: of.ai,
    ql: of.ql,
    rag: of.rag,
    chain: of.chain,
    ...Object.fromEntries(
      databaseNodes.flatMap((node, index) => flatten(`node${index + 1}`, node)),
    ),
    ...Object.fromEntries([
      ...flatten('aiNode', aiNode),
      ...flatten('exampleOrg', exampleOrganization),
      ...flatten('chain', chain),
      ...flatten('chainProvider', chainProviders),
      ...flatten('explorer', explorers),
      ...flatten('later', later),
      ...flatten('pkg', packages),
      ...flatten('link', links),
      ...flatten('literal', literals),
    ]),
    'aiNode.baseUrl': `${aiNode.url}/v1`,
    siteAddress: siteUrl + baseUrl,
    release: release.version,
    releaseDate: release.date,
  };
}

export const variables: Variables = variablesFor(product);
