/** Finds the diagrams of the handwritten pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {listFiles} from '../../../lib/listFiles';
import {splitPage} from '../../../lib/splitPage';
import {substitute} from '../../../lib/variables';

const parser = remark().use(remarkDirective).use(remarkGfm).use(remarkMdx).freeze();
/** Matches generated pages of the API reference, such as upload-data.api.mdx. */
const generatedRegex = /\.(?:api|info|tag)\.mdx$/;

/**
 * Returns the Mermaid diagrams below docs/, each once, with variables substituted.
 *
 * @throws Error for an unknown variable, or wrong MDX
 */
export function readDiagrams(
  siteDir: string,
  variables: Readonly<Record<string, string>>,
): readonly string[] {
  const docs = path.join(siteDir, 'docs');
  const sources = new Set<string>();
  for (const name of listFiles(docs).sort()) {
    if (!name.endsWith('.mdx') || generatedRegex.test(name)) continue;
    const [, text] = splitPage(readFileSync(path.join(docs, name), 'utf8'));
    const page = substitute(text, variables, {file: `docs/${name}`, syntax: 'mdx'});
    visit(parser.parse(page), 'code', ({lang, value}) => {
      if (lang === 'mermaid') sources.add(value);
    });
  }
  return [...sources];
}
