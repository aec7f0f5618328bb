import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../../../lib/frontMatter';
import {substitute} from '../../../lib/variables';
import {toPlainMarkdown, type PlainMarkdownContext} from './plainMarkdown';
import type {SourcePage} from './types';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Paths of all pages, written and generated, from the site's root. */
export function allFiles(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join('docs', file))
    .sort();
}

/** Paths of the pages that people wrote, from the site's root. */
export const pageFiles = (siteDir: string): string[] =>
  allFiles(siteDir).filter((file) => !/\.(?:api|info|tag)\.mdx$/.test(file));

/** Reads one page. */
export function readPage(
  file: string,
  variables: Readonly<Record<string, string>>,
  context: PlainMarkdownContext,
): SourcePage {
  const source = readFileSync(path.join(context.siteDir, file), 'utf8');
  const mdx = substitute(source, variables, {file, syntax: 'mdx'});
  const matter = readFrontMatter(mdx);
  const id = file.replace(/^docs\/|\.mdx$/g, '');
  return {
    file,
    id,
    route: asText(matter['slug']) || `/${id}`,
    title: asText(matter['title']) || id,
    description: asText(matter['description']),
    weight: Number(matter['summary_weight'] ?? 0),
    body: () => toPlainMarkdown(mdx, context),
  };
}
