/**
 * The product that this site documents. Every route, label, and sentence that names it uses these values.
 * Names of the outside world (hosts, packages, ids) are in facts.ts.
 */
import {env, type Environment} from './env';

/** The product and the names that derive from it. */
export interface Product {
  /** As in a sentence, `Nillion`. */
  readonly name: string;
  /** As in a path, `nillion`. */
  readonly slug: string;
  /** Starts the names of modules and paths, `nil`. */
  readonly prefix: string;
  /** Ticker of the token, `NIL`. */
  readonly token: string;
  readonly siteTitle: string;
  readonly db: string;
  readonly ai: string;
  readonly ql: string;
  readonly rag: string;
  readonly chain: string;
}

type ProductVariables = Pick<Environment, 'PRODUCT_NAME' | 'PRODUCT_SLUG' | 'PRODUCT_PREFIX'>;

/**
 * Returns the names of the product, derived from PRODUCT_NAME, PRODUCT_SLUG, and PRODUCT_PREFIX. `product` is the
 * result for this process.
 */
export function resolveProduct(environment: ProductVariables): Product {
  const {PRODUCT_NAME: name, PRODUCT_SLUG: slug, PRODUCT_PREFIX: prefix} = environment;
  return {
    name,
    slug,
    prefix,
    token: prefix.toUpperCase(),
    siteTitle: `${name} Docs`,
    db: `${prefix}DB`,
    ai: `${prefix}AI`,
    ql: `${prefix}QL`,
    rag: `${prefix}RAG`,
    chain: `${prefix}Chain`,
  };
}

export const product = resolveProduct(env);
