import {createRequire} from 'node:module';

/**
 * Loads an ESM package with Node's own loader. The visitors of built pages use it for the packages that convert HTML:
 * Docusaurus loads the configuration, and everything that it imports, with jiti, which compiles each file of an imported
 * ESM package with Babel. For these packages, Babel takes 2.5 s in a fresh clone, and Node takes 0.1 s.
 *
 * Like `require`, it returns no types; parseHtml.ts adds them.
 */
export const nodeRequire = createRequire(__filename);
