import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {trimmed} from '..';
import {tslibRule} from '../node/generated';

const resolve = (module: string) => createRequire(import.meta.url).resolve(module);

describe('modules kept out of the browser', () => {
  it.each(trimmed)('$module still exists and has a reason', ({module, reason}) => {
    expect(existsSync(resolve(module))).toBe(true);
    expect(reason.length).toBeGreaterThan(20);
  });

  it('are still what the theme loads: its list of client modules names them', () => {
    const theme = readFileSync(resolve('@docusaurus/theme-classic'), 'utf8');
    expect(theme).toContain("'./prism-include-languages'");
  });

  it('the one module that gets a part of tslib still calls no more of it', () => {
    const file = resolve('@docusaurus/utils-common');
    expect(file).toMatch(tslibRule.test);
    const helpers = [...readFileSync(file, 'utf8').matchAll(/tslib_1\.(\w+)/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(helpers)]).toEqual(['__importDefault']);
  });
});
