/**
 * The one file that says which product this site documents. Every route, label and sentence
 * follows from here; what belongs to the outside world (hosts, packages, ids) is in facts.json.
 */
import {environment, read, type Environment} from './env';

/** The product and the names that follow from it. */
export type Product = Readonly<ReturnType<typeof resolveProduct>>;

/**
 * Derives the product from PRODUCT_NAME, PRODUCT_SLUG and PRODUCT_PREFIX.
 *
 * @throws EnvironmentError naming the variable and an example of a right value
 */
export function resolveProduct(env: Environment) {
  const name = read(env, 'PRODUCT_NAME', 'Nillion');
  const slug = read(env, 'PRODUCT_SLUG', 'nillion');
  const prefix = read(env, 'PRODUCT_PREFIX', 'nil');
  return {
    /** As in a sentence: `Nillion`. */
    name,
    /** In a path: `nillion`. */
    slug,
    /** Begins the names of modules and paths: `nil`. */
    prefix,
    /** Ticker of the token. */
    token: prefix.toUpperCase(),
    siteTitle: `${name} Docs`,
    db: `${prefix}DB`,
    ai: `${prefix}AI`,
    ql: `${prefix}QL`,
    rag: `${prefix}RAG`,
    chain: `${prefix}Chain`,
  };
}

export const product: Product = resolveProduct(environment);
