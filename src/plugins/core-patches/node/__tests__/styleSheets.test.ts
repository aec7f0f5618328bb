import {expect, it} from 'vitest';
import {withoutPresetEnv} from '../styleSheets';

it('removes postcss-preset-env, turns off configuration files, and keeps the other plugins and options', () => {
  const other = {postcssPlugin: 'postcss-cascade-layers'};
  const presetEnv = ['/node_modules/postcss-preset-env/dist/index.cjs', {}];
  expect(withoutPresetEnv({ident: 'postcss', plugins: [presetEnv, other]})).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [other],
  });
});
