/** Checks the import rules of eslint.config.mjs on imports that they allow and reject. */
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

/** ESLint with only the import rules, and without type information, which they do not need. */
const eslint = new ESLint({
  ruleFilter: ({ruleId}) => ruleId === 'import-x/no-restricted-paths',
  overrideConfig: {languageOptions: {parserOptions: {project: null}}},
});

async function lintImport(filePath: string, from: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import {x} from '${from}';\nconsole.log(x);\n`, {
    filePath,
  });
  return result?.messages.map(({message}) => message) ?? [];
}

it.each([
  ['src/theme/Root/index.tsx', '../../../sandbox/listen', 'Browser code must not import'],
  [
    'src/plugins/shell/theme/NotFound/Content/index.tsx',
    '@site/tools/serve/site',
    'Browser code must not import',
  ],
  ['src/plugins/search/client/Hit.tsx', '../node/readPage', 'Browser code must not import'],
  [
    'src/plugins/search/theme/SearchBar/index.tsx',
    '../../node/readPage',
    'Browser code must not import',
  ],
  ['src/plugins/code/node/render.ts', '../client/Code', 'node/ runs at build time'],
  ['src/plugins/search/shared/rank.ts', '../node/readPage', 'must not import code for only'],
  ['src/plugins/headers/node/policy.ts', '../../search/node/readPage', 'an entry point'],
  ['src/plugins/feedback/client/feedback.ts', '../../search/client/Hit', 'an entry point'],
  ['sidebars.ts', './src/plugins/api-reference/node/sidebar', 'an entry point'],
  ['tools/serve/index.ts', '../../src/plugins/search/node/writeIndex', 'an entry point'],
  ['src/config/product.ts', '../plugins/code', 'src/config contains values only'],
  ['src/config/product.ts', '../hooks/useSiteFields', 'src/config contains values only'],
  ['src/lib/issueUrl.ts', '../config/product', 'src/lib is pure'],
  ['sandbox/listen.ts', '../src/plugins/code', 'The sandbox may import only'],
])('%s must not import %s', async (file, from, reason) => {
  expect(await lintImport(file, from)).toContainEqual(expect.stringContaining(reason));
});

it.each([
  ['src/plugins/code/index.ts', '../../config/product'],
  ['src/plugins/headers/index.ts', '../search'],
  ['src/theme/Root/index.tsx', '../../plugins/search/shared'],
])('%s may import %s', async (file, from) => {
  expect(await lintImport(file, from)).toEqual([]);
});
