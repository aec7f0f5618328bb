import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../../src/lib/frontMatter';
import {substitute} from '../../src/lib/variables';
import {pageFiles} from '../../src/capabilities/copies/pages/files';
import {parseMdx} from '../../src/capabilities/copies/pages/parse';
import type {ProsePage} from './types';

/** Makes a page of its text. */
export function makePage(
  file: string,
  source: string,
  variables: Readonly<Record<string, string>>,
): ProsePage {
  const text = substitute(source, variables, {file, syntax: 'mdx'});
  return {file, text, tree: parseMdx(text), frontMatter: readFrontMatter(text)};
}

/** All pages that people wrote. */
export function readPages(
  siteDir: string,
  variables: Readonly<Record<string, string>>,
): ProsePage[] {
  return pageFiles(siteDir).map((file) =>
    makePage(file, readFileSync(path.join(siteDir, file), 'utf8'), variables),
  );
}
