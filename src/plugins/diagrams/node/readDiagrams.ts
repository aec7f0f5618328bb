/** Finds the diagrams of all pages. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {remark} from 'remark';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {listFiles} from '../../../lib/listFiles';
import {splitPage} from '../../../lib/splitPage';
import {substitute} from '../../../lib/variables';

/** Folders with pages. `npm run diagrams` generates those of the API reference before, in docs/. */
const FOLDERS = ['docs', 'src/pages', 'i18n'];

/**
 * Makes a parser see code blocks where MDX sees them: in elements, and at any indentation. It knows nothing else of MDX,
 * so it accepts all pages that the site accepts.
 */
function ignoreHtml(this: Processor): void {
  const disable = {null: ['htmlFlow', 'htmlText', 'codeIndented']};
  this.data('micromarkExtensions', [{disable}]);
}

const parser = remark().use(ignoreHtml).freeze();

/**
 * Returns the Mermaid diagrams of the pages, each once, with variables substituted.
 *
 * @throws Error for an unknown variable
 */
export function readDiagrams(
  siteDir: string,
  variables: Readonly<Record<string, string>>,
): readonly string[] {
  const files = FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).flatMap(
    (folder) =>
      listFiles(path.join(siteDir, folder))
        .sort()
        .map((name) => path.posix.join(folder, name)),
  );
  const sources = new Set<string>();
  for (const file of files) {
    if (!/\.mdx?$/.test(file)) continue;
    const [, text] = splitPage(readFileSync(path.join(siteDir, file), 'utf8'));
    if (!text.includes('mermaid')) continue;
    const page = substitute(text, variables, {file, syntax: 'mdx'});
    visit(parser.parse(page), 'code', ({lang, value}) => {
      if (lang === 'mermaid') sources.add(value);
    });
  }
  return [...sources];
}
