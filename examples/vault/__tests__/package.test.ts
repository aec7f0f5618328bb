import {describe, expect, it} from 'vitest';
import root from '../../../package.json';
import reader from '../package.json';

describe('the package.json that the quickstart shows', () => {
  const tested: Readonly<Record<string, string>> = {...root.dependencies, ...root.devDependencies};

  it.each(Object.entries(reader.dependencies))(
    'contains the version of %s that the samples run with: %s',
    (name, version) => {
      expect(tested[name]).toBe(version);
    },
  );

  it('pins the same libsodium as this repository', () => {
    expect(root.overrides).toMatchObject(reader.overrides);
  });
});
