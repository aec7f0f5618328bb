/** Pages as trees, parsed once for all steps of a build. */
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx);
/** Docusaurus' heading ids, `## Title {#id}`: an invalid expression for MDX itself. */
const headingIdRegex = /^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm;

/** Trees of pages: several steps of a build read the same ones. Nobody may change them. */
const parsed = new Map<string, Root>();
/** Then memory counts for more than the time. */
const PARSED_LIMIT = 300;

/** Parses MDX (variables substituted) as the site does; lines stay what they are. */
export function parseMdx(mdx: string): Root {
  const known = parsed.get(mdx);
  if (known !== undefined) return known;
  const tree = parser.parse(mdx.replace(headingIdRegex, '$1'));
  if (parsed.size >= PARSED_LIMIT) parsed.clear();
  parsed.set(mdx, tree);
  return tree;
}

/** Lets go of the trees: what a build has read, it does not read again. */
export function forgetTrees(): void {
  parsed.clear();
}
