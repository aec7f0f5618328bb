/**
 * The one file that says which product this site documents. Every route, label and sentence
 * follows from here; what belongs to the outside world (hosts, packages, ids) is in facts.json.
 */
import {environment, readVariable, type Environment} from './env';

/** The product and the names that follow from it. */
export type Product = Readonly<ReturnType<typeof resolveProduct>>;

/**
 * Derives the product from PRODUCT_NAME, PRODUCT_SLUG and PRODUCT_PREFIX.
 *
 * @throws EnvironmentError naming the variable and an example of a right value
 */
export function resolveProduct(env: Environment) {
  const name = readVariable(env, 'PRODUCT_NAME', {
    fallback: 'Nillion',
    // Pages write it into front matter, where a straight apostrophe would end the value.
    pattern: /^[\p{L}\p{N}](?:[\p{L}\p{N}.&’ -]*[\p{L}\p{N}.])?$/u,
    problem:
      'must be a display name that begins with a letter or a digit and has no markup (an apostrophe is written ’)',
    example: 'Acme',
  });
  const slug = readVariable(env, 'PRODUCT_SLUG', {
    fallback: 'nillion',
    pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    problem: 'must be lower-case letters, digits and single hyphens, beginning with a letter',
    example: 'acme',
  });
  const prefix = readVariable(env, 'PRODUCT_PREFIX', {
    fallback: 'nil',
    pattern: /^[a-z][a-z0-9]{0,11}$/,
    problem: 'must be 1 to 12 lower-case letters or digits, beginning with a letter',
    example: 'ac',
  });
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
