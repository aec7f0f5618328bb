import {createRequire} from 'node:module';

/**
 * Loads an ESM package with Node's own loader. Code that a build loads through docusaurus.config.ts uses it for large
 * packages: Docusaurus loads the configuration with jiti, which compiles each file of an imported ESM package with Babel.
 * For the 170 files of the packages that convert HTML, this takes 2.5 s in a fresh clone, and Node takes 0.1 s.
 *
 * The result has no type. parseHtml.ts shows how to name it.
 */
export const nodeRequire = createRequire(__filename);
