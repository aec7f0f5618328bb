/** Rules of the bundler, one for each rewritten file. Browser's production bundle only: weight does not matter in the dev server. */
import path from 'node:path';
import {rewrittenFiles, type PatchName, type RewrittenFile} from '../manifest';
import {installedFile} from './modules';
import type {RewriteOptions} from './rewrite';

export interface Rule {
  readonly test: RegExp;
  readonly enforce?: 'pre';
  readonly use?: readonly {readonly loader: string; readonly options: object}[];
  readonly resolve?: {readonly alias: Readonly<Record<string, string>>};
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const LOADER = path.resolve(__dirname, '../../../lib/loader.cjs');
const REWRITE = path.join(__dirname, 'rewrite.ts');
const anyName = '[^\\\\/]+';

/** Matches the files of a target, generated or installed, on any platform. */
export function targetRegex(file: RewrittenFile): RegExp {
  const {target} = rewrittenFiles[file];
  if (target.startsWith('@')) return new RegExp(`^${escape(installedFile(target))}$`);
  const parts = ['.docusaurus', ...target.split('/')];
  return new RegExp(
    `[\\\\/]${parts.map((part) => part.split('*').map(escape).join(anyName)).join('[\\\\/]')}$`,
  );
}

/** @param without patches to leave out */
export function rewriteRules(options: RewriteOptions, without: readonly PatchName[]): Rule[] {
  const files = Object.keys(rewrittenFiles) as RewrittenFile[];
  return files
    .filter((file) => !without.includes(file))
    .map((file) => ({
      test: targetRegex(file),
      enforce: 'pre',
      use: [{loader: LOADER, options: {...options, file, module: REWRITE}}],
    }));
}

/** For this one module tslib is the helper that it calls; other packages that need more keep the whole. */
export const tslibRule: Rule = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.cjs')}},
};
