/** A build with a second locale. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {scanPage} from '../../src/capabilities/headers/node/scanPage';
import {readPage} from '../builtSite';
import {buildVariant} from './buildVariant';

/** Hrefs of the locale switcher in the bar. */
function switcherLinks(buildDir: string, route: string): string[] {
  const {$} = readPage(buildDir, route);
  return $('.navbar .dropdown a[lang]')
    .toArray()
    .map((a) => $(a).attr('href') ?? '');
}

describe('locales', () => {
  let buildDir: string;
  beforeAll(async () => {
    buildDir = await buildVariant('settings');
  });

  it('a second locale stands under its prefix, the default one under none', () => {
    expect(readPage(buildDir, '/quickstart').$('html').attr('lang')).toBe('en');
    expect(readPage(buildDir, '/fr/quickstart').$('html').attr('lang')).toBe('fr');
  });

  it('the switcher leads to the same path under the other prefix, and back', () => {
    expect(switcherLinks(buildDir, '/quickstart')).toEqual(['/quickstart', '/fr/quickstart']);
    expect(switcherLinks(buildDir, '/fr/quickstart')).toEqual(['/quickstart', '/fr/quickstart']);
  });

  it('one policy at the root allows the inline scripts of both', () => {
    const policy = readFileSync(path.join(buildDir, '_headers'), 'utf8');
    expect(policy.startsWith('/*\n')).toBe(true);
    expect(existsSync(path.join(buildDir, 'fr/_headers'))).toBe(false);
    for (const route of ['/quickstart', '/fr/quickstart']) {
      for (const hash of scanPage(readPage(buildDir, route).html).scriptHashes)
        expect(policy).toContain(hash);
    }
  });

  it('with one locale there is no switcher', () => {
    expect(switcherLinks(path.resolve('build'), '/quickstart')).toEqual([]);
  });
});
