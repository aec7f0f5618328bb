import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

/** ESLint with the rule of the walls alone, and without type information, which it does not need. */
const eslint = new ESLint({
  ruleFilter: ({ruleId}) => ruleId === 'import-x/no-restricted-paths',
  overrideConfig: {languageOptions: {parserOptions: {project: null}}},
});

async function complaints(filePath: string, from: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import {x} from '${from}';\nconsole.log(x);\n`, {
    filePath,
  });
  return result?.messages.map(({message}) => message) ?? [];
}

it.each([
  [
    'src/theme/Root/index.tsx',
    '../../../sandbox/listen',
    'Browser code imports nothing that runs in Node',
  ],
  [
    'src/capabilities/shell/theme/NotFound/Content/index.tsx',
    '@site/tools/serve/site',
    'nothing that runs in Node',
  ],
  ['src/capabilities/search/client/Hit.tsx', '../node/extract', 'nothing that runs in Node'],
  [
    'src/capabilities/search/theme/SearchBar/index.tsx',
    '../../node/extract',
    'nothing that runs in Node',
  ],
  ['src/capabilities/code/node/render.ts', '../client/Code', 'node/ runs at build time'],
  ['src/capabilities/search/shared/rank.ts', '../node/extract', 'imports neither side'],
  [
    'src/capabilities/headers/node/policy.ts',
    '../../search/node/extract',
    'through an index.ts only',
  ],
  [
    'src/capabilities/feedback/client/feedback.ts',
    '../../search/client/Hit',
    'through an index.ts only',
  ],
  ['src/config/product.ts', '../capabilities/code', 'src/config holds values only'],
  ['src/config/product.ts', '../hooks/thirdParties', 'src/config holds values only'],
  ['src/lib/issueUrl.ts', '../config/product', 'src/lib is pure'],
  ['sandbox/listen.ts', '../src/capabilities/code', 'The sandbox knows only'],
])('%s may not import %s', async (file, from, reason) => {
  expect(await complaints(file, from)).toEqual([expect.stringContaining(reason)]);
});

it('a capability may import src/config, and another through its index.ts', async () => {
  expect(await complaints('src/capabilities/code/index.ts', '../../config/product')).toEqual([]);
  expect(await complaints('src/capabilities/headers/index.ts', '../search')).toEqual([]);
});
