/** Rules of the bundler: one for each rewritten file, and that of tslib. */
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {rewrittenFiles} from '../manifest';

const LOADER = path.resolve(__dirname, '../../../lib/loader.cjs');
const REWRITE = path.join(__dirname, 'rewrite.ts');

export const rewriteRules: readonly RuleSetRule[] = Object.entries(rewrittenFiles).map(
  ([file, {target}]) => ({
    test: target,
    enforce: 'pre',
    use: [{loader: LOADER, options: {file, module: REWRITE}}],
  }),
);

/** For this one module tslib is the helper that it calls; other packages that need more keep the whole. */
export const tslibRule = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.cjs')}},
};
