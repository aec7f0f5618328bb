import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatLicenses, packageFolders} from '../node/packages';

const root = path.resolve('node_modules');
const file = (name: string) => path.join(root, name);

describe('licenses of packages', () => {
  it('finds each package once, with scoped packages, and ignores files of the site', () => {
    expect(
      packageFolders([
        file('react/index.js'),
        file('react/cjs/react.production.js'),
        file('@mdx-js/react/index.js'),
        path.resolve('src/pages/index.mdx'),
        '',
      ]),
    ).toEqual([file('@mdx-js/react'), file('react')]);
  });

  it('contains name, version, declared license, and the text of the license file', async () => {
    const text = await formatLicenses([file('react')], ['static/fonts/LICENSE.txt']);
    expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
    expect(text).toContain('Permission is hereby granted');
    expect(text).toContain('SIL Open Font License');
  });
});
