/** What stands inline in the pages of a build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {InlineHashes} from '../shared/headersFile';
import {builtPages, PolicyError} from './builtPages';
import {scanPage} from './scanPage';

/**
 * Hashes of the inline scripts and styles of all pages below a folder.
 *
 * @throws PolicyError when a page holds code in an attribute or a script from a host that is not in `origins`
 */
export function collectHashes(outDir: string, origins: ReadonlySet<string>): InlineHashes {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for (const page of builtPages(outDir)) {
    const scanned = scanPage(readFileSync(path.join(outDir, page), 'utf8'));
    const [attribute] = scanned.codeInAttributes;
    if (attribute !== undefined)
      throw new PolicyError(
        page,
        `code in ${attribute}`,
        'Move it to a component or client module.',
      );
    const foreign = scanned.foreignScripts.find(
      (src) => !origins.has(new URL(src, 'https://x').origin),
    );
    if (foreign !== undefined)
      throw new PolicyError(
        page,
        `script ${foreign}`,
        'Add its host to src/config/thirdParties.ts.',
      );
    for (const hash of scanned.scriptHashes) scriptHashes.add(hash);
    for (const hash of scanned.styleHashes) styleHashes.add(hash);
  }
  return {scriptHashes: [...scriptHashes], styleHashes: [...styleHashes]};
}
