/** The hash of everything that the generated pages depend on. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiPagesOptions} from '../options';

/**
 * Returns a hash of everything that the pages depend on: options, specifications, code, and the version
 * of docusaurus-plugin-openapi-docs. Parses nothing, because most runs find that nothing changed. `generatePages`
 * compares it with the hash of the last run.
 */
export function fingerprint({siteDir, ...options}: ApiPagesOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  const files = [
    ...options.apis.map(({specPath}) => path.resolve(siteDir, specPath)),
    // The compiled generator, which contains all its code (loadGenerator.ts).
    __filename,
    require.resolve('docusaurus-plugin-openapi-docs/package.json'),
  ];
  for (const file of files) {
    // A missing specification is reported by the code that reads it.
    if (existsSync(file)) hash.update(readFileSync(file));
    // Separates the files, so that moving text from one to the next changes the hash.
    hash.update('\0');
  }
  return hash.digest('hex');
}
