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
  ['src/theme/Root.tsx', '../../sandbox/listen', 'Browser code imports nothing that runs in Node'],
  ['src/hooks/chromeData.ts', '@site/scripts/serve/listen', 'nothing that runs in Node'],
  ['src/config/product.ts', '../plugins/code', 'src/config holds values only'],
  ['src/config/product.ts', '../hooks/chromeData', 'src/config has no React'],
  ['src/plugins/code/index.ts', '../../components/code/Code', 'Plugins run at build time'],
  ['src/lib/issueUrl.ts', '../config/product', 'src/lib is pure'],
  ['sandbox/listen.ts', '../src/plugins/code', 'The sandbox knows only'],
])('%s may not import %s', async (file, from, reason) => {
  expect(await complaints(file, from)).toEqual([expect.stringContaining(reason)]);
});

it('src/plugins may import src/config', async () => {
  expect(await complaints('src/plugins/code/index.ts', '../../config/product')).toEqual([]);
});
