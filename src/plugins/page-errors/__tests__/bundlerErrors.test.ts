import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {explainBundlerError} from '../node/bundlerErrors';

const siteDir = mkdtempSync(path.join(tmpdir(), 'bundler-errors-'));
mkdirSync(path.join(siteDir, 'docs'));
writeFileSync(path.join(siteDir, 'docs/a.mdx'), `text\n\n<img src={require('./nope.png')} />\n`);

const imports = [
  {source: 'left-pad', line: 3, column: 1},
  {source: './parts', line: 4, column: 1},
];

it.each([
  [
    "Module not found: Can't resolve 'left-pad' in '/site/docs'",
    'docs/a.mdx:3: The package left-pad is not installed. Run npm install --save-exact left-pad, or correct its name.',
  ],
  [
    "export 'Cart' (imported as 'Cart') was not found in './parts' (possible exports: Card, Note)",
    'docs/a.mdx:4: ./parts does not export "Cart". Did you mean "Card"?',
  ],
  [
    "export 'x' (imported as 'y') was not found in './parts' (possible exports: Card, Note)",
    'docs/a.mdx:4: ./parts does not export "x". It exports Card, Note.',
  ],
  [
    "export 'x' (imported as 'x') was not found in './parts' (module has no exports)",
    'docs/a.mdx:4: ./parts does not export "x". It exports nothing.',
  ],
  [
    "Module not found: Can't resolve './nope.png' in '/site/docs'",
    'docs/a.mdx:3: The imported file ./nope.png does not exist. A path relative to this page begins with ./ or ../, a path from the root of the site with @site/.',
  ],
])('explains %s', (message, expected) => {
  const problem = explainBundlerError(message, path.join(siteDir, 'docs/a.mdx'), {
    imports,
    siteDir,
  });
  expect(`${problem?.file}:${problem?.line}: ${problem?.message}`).toBe(expected);
});

it('leaves other errors as they are', () => {
  for (const message of ['Unexpected token', "Can't resolve './other' in '/site/docs'"])
    expect(
      explainBundlerError(message, path.join(siteDir, 'docs/a.mdx'), {imports, siteDir}),
    ).toBeUndefined();
});
