/** Where addresses went that were published once. A build that loses one says which line to add here. */
import {product, resolveProduct} from './product';

/** Addresses were published for the default product alone: under other names there is nothing to keep. */
const isDefaultProduct = JSON.stringify(product) === JSON.stringify(resolveProduct({}));

/**
 * Old address to new, both below the base path: `'/old': '/new'` for a page with all its anchors,
 * `'/page#old': '/page#new'` for an anchor of a page that is there.
 */
const moved: Readonly<Record<string, string>> = {};

export const redirects = isDefaultProduct ? moved : {};

/** Every address that was ever published, written by `npm run ledger`. */
export const ledgerFile = isDefaultProduct ? 'src/config/ledger.txt' : undefined;
