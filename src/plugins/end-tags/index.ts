/** Writes all end tags into the built pages. See README.md. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPageVisitor} from '../../lib/builtPages';

/**
 * Creates the visitor that writes each built page again, with the end tags that Docusaurus' minifier left out.
 * docusaurus.builtPages.ts lists it.
 */
export function endTags(): BuiltPageVisitor {
  return {
    name: 'end-tags',
    async page({file, tree}, {outDir}) {
      // Imported here because the dev server never needs it.
      const {toHtml} = await import('../../lib/htmlPackages');
      writeFileSync(path.join(outDir, file), toHtml(tree));
    },
  };
}
