import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findImportedFile, isFileImport, missingFileMessage} from '../node/missingFiles';

const siteDir = mkdtempSync(path.join(tmpdir(), 'missing-files-'));
for (const folder of ['docs', 'src/Both', 'src/Indexed', 'src/Empty'])
  mkdirSync(path.join(siteDir, folder), {recursive: true});
for (const file of ['docs/page.mdx', 'src/Both.tsx', 'src/Both/index.ts', 'src/Indexed/index.tsx'])
  writeFileSync(path.join(siteDir, file), '');

const pageFile = path.join(siteDir, 'docs/page.mdx');
/** Returns the path of an imported file below the site's folder. */
const find = (source: string) => {
  const file = findImportedFile(source, {pageFile, siteDir});
  return file && path.relative(siteDir, file);
};

describe('isFileImport', () => {
  it.each(['./a', '../a.mdx', '@site/src/a', '!!raw-loader!./a.ts?x'])('accepts %s', (source) => {
    expect(isFileImport(source)).toBe(true);
  });

  it.each(['left-pad', '@theme/Tabs', '!!raw-loader!left-pad'])('rejects %s', (source) => {
    expect(isFileImport(source)).toBe(false);
  });
});

describe('findImportedFile', () => {
  it.each([
    ['./page.mdx', 'docs/page.mdx'],
    ['!!raw-loader!./page.mdx?x', 'docs/page.mdx'],
    // A file comes before a folder of the same name.
    ['../src/Both', 'src/Both.tsx'],
    ['@site/src/Both/', 'src/Both/index.ts'],
    ['@site/src/Indexed', 'src/Indexed/index.tsx'],
    ['@site/src/Empty', undefined],
    ['./page.mdx/part', undefined],
  ])('finds for %s the file %s', (source, expected) => expect(find(source)).toBe(expected));
});

describe('missingFileMessage', () => {
  it('suggests nothing if a URL continues below a file', () => {
    const message = missingFileMessage('link', './page.mdx/part', {pageFile, siteDir});
    expect(message).toMatch(/^The link \.\/page\.mdx\/part points to no file\. Write/);
  });
});
