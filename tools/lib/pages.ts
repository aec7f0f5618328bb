/**
 * Reads and parses the handwritten pages for the checks of `npm run check` and for `npm run diagrams`. Line numbers are
 * those of the files.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {substitute} from '../../src/lib/variables';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx);
/** Matches generated pages of the API reference, such as upload-data.api.mdx. */
const generatedRegex = /\.(?:api|info|tag)\.mdx$/;

/** A page under docs/. */
export interface ProsePage {
  readonly file: string;
  /** The content of the file. */
  readonly source: string;
  /** The content with variables substituted. It has the same lines. */
  readonly text: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Returns the front matter of a page, or an empty object. */
function readFrontMatter(tree: Root): ProsePage['frontMatter'] {
  const first = tree.children[0];
  if (first?.type !== 'yaml') return {};
  const values: unknown = parse(first.value);
  return typeof values === 'object' && values !== null ? {...values} : {};
}

/**
 * Parses a page. `readPages` calls it for each file; tests pass pages that they wrote.
 *
 * @param file  path from the root of the site; errors about variables name it
 * @throws Error for an unknown variable, wrong MDX, or wrong YAML in front matter
 */
export function makePage(
  file: string,
  source: string,
  variables: Readonly<Record<string, string>>,
): ProsePage {
  const text = substitute(source, variables, {file, syntax: 'mdx'});
  const tree = parser.parse(text);
  return {file, source, text, tree, frontMatter: readFrontMatter(tree)};
}

/** Reads all handwritten pages below docs/, sorted by path. @throws Error as `makePage` does */
export const readPages = (
  siteDir: string,
  variables: Readonly<Record<string, string>>,
): ProsePage[] =>
  readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !generatedRegex.test(name))
    .sort()
    .map((name) => path.posix.join('docs', name))
    .map((file) => makePage(file, readFileSync(path.join(siteDir, file), 'utf8'), variables));

/**
 * Returns the Mermaid diagrams of a page, each with the line on which its code block begins. `npm run diagrams` draws
 * them, and `npm run check:prose` checks that all are drawn.
 */
export function collectDiagrams({tree}: ProsePage) {
  const found: {readonly source: string; readonly line: number}[] = [];
  visit(tree, 'code', ({lang, value, position}) => {
    if (lang === 'mermaid') found.push({source: value, line: position?.start.line ?? 1});
  });
  return found;
}
