/** The pages that are checked. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';

/** One page, variables substituted. Substitution keeps lines. */
export interface InputFile {
  /** From the site's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** Pages under docs/api/<name>/ are generated from the specifications. */
const generatedRegex = /^docs\/api\/[^/]+\//;

/** All pages that people write, in the order of their paths. */
export function readInputFiles(siteDir: string): InputFile[] {
  return readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join('docs', name.split(path.sep).join('/')))
    .filter((file) => /\.mdx?$/.test(file) && !generatedRegex.test(file))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      return {file, text: substitute(source, variables, {file, syntax: 'mdx'})};
    });
}
