/** Writes all end tags into the built pages. See README.md. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type * as HastUtilToHtml from 'hast-util-to-html';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {nodeRequire} from '../../lib/nodeRequire';

/**
 * Creates the visitor that writes each built page again, with the end tags that Docusaurus' minifier left out.
 * docusaurus.builtPages.ts lists it.
 */
export function endTags(): BuiltPageVisitor {
  return {
    name: 'end-tags',
    page({file, tree}, {outDir}) {
      // Loaded here because the dev server never needs it.
      const {toHtml} = nodeRequire('hast-util-to-html') as typeof HastUtilToHtml;
      writeFileSync(path.join(outDir, file), toHtml(tree));
    },
  };
}
