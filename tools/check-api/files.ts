/** The pages and samples that are checked. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';

/** One file to check, variables substituted. Substitution keeps lines. */
export interface InputFile {
  /** From the site's root, with forward slashes. */
  readonly file: string;
  /** Without the dot. */
  readonly extension: string;
  readonly text: string;
}

/** Pages under docs/api/<name>/ are generated from the specifications. */
const generatedRegex = /^docs\/api\/[^/]+\//;
const checkedRegex = /^(?:docs\/.*\.mdx?|examples\/.*\.(?:tsx?|jsx?|mjs|sh|py))$/;

/** All pages and samples of a site, in the order of their paths. */
export function readInputFiles(siteDir: string): InputFile[] {
  return ['docs', 'examples']
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter((file) => checkedRegex.test(file) && !/\/(?:node_modules|\.)/.test(file))
    .filter((file) => !generatedRegex.test(file))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      const isPage = file.startsWith('docs/');
      const text = isPage ? substitute(source, variables, {file, syntax: 'mdx'}) : source;
      return {file, extension: path.extname(file).slice(1), text};
    });
}
