/** The sources of the pages that people wrote, parsed for checks: lines stay those of the files. */
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
/** Docusaurus' heading ids, `## Title {#id}`: an invalid expression for MDX itself. */
const headingIdRegex = /^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm;
/** Pages of the API reference, which nobody wrote. */
const generatedRegex = /\.(?:api|info|tag)\.mdx$/;

/** A page under docs/, variables substituted; lines are those of the file. */
export interface ProsePage {
  readonly file: string;
  /** As it stands in the file, variables and all. */
  readonly source: string;
  readonly text: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The values of the front matter; none for a page without. */
function frontMatterOf({children: [first]}: Root): ProsePage['frontMatter'] {
  const matter: unknown = first?.type === 'yaml' ? parse(first.value) : undefined;
  return typeof matter === 'object' && matter !== null ? {...matter} : {};
}

/** Makes a page of its text. */
export function makePage(
  file: string,
  source: string,
  variables: Readonly<Record<string, string>>,
): ProsePage {
  const text = substitute(source, variables, {file, syntax: 'mdx'});
  const tree = parser.parse(text.replace(headingIdRegex, '$1'));
  return {file, source, text, tree, frontMatter: frontMatterOf(tree)};
}

/** All pages that people wrote. */
export const readPages = (
  siteDir: string,
  variables: Readonly<Record<string, string>>,
): ProsePage[] =>
  readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !generatedRegex.test(name))
    .sort()
    .map((name) => path.posix.join('docs', name))
    .map((file) => makePage(file, readFileSync(path.join(siteDir, file), 'utf8'), variables));

/** The Mermaid fences of a page, each with its line. */
export function diagramsIn({tree}: ProsePage) {
  const found: {readonly source: string; readonly line: number}[] = [];
  visit(tree, 'code', ({lang, value, position}) => {
    if (lang === 'mermaid') found.push({source: value, line: position?.start.line ?? 1});
  });
  return found;
}
