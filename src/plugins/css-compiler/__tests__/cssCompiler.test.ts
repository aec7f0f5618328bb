import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {cssCompilerPlugin} from '..';

it('removes postcss-preset-env, turns off configuration files, and keeps the other plugins and options', () => {
  const plugin = cssCompilerPlugin({} as LoadContext, {}) as Plugin;
  const other = {postcssPlugin: 'postcss-cascade-layers'};
  const presetEnv = ['/node_modules/postcss-preset-env/dist/index.cjs', {}];
  expect(plugin.configurePostCss?.({ident: 'postcss', plugins: [presetEnv, other]})).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [other],
  });
});
