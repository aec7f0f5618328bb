/** Tests a build with a second, translated locale. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/parseHtml';
import {scanPage} from '../../src/plugins/headers/node/scanPage';
import {readPage} from '../builtSite';
import {buildVariant} from './buildVariant';
import {MARK} from './frenchSample';

/** Returns the addresses in the locale menu of the navigation bar. */
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

  it('the second locale has a path prefix, and the default locale has none', () => {
    expect(readPage(buildDir, '/quickstart').$('html').attr('lang')).toBe('en');
    expect(readPage(buildDir, '/fr/quickstart').$('html').attr('lang')).toBe('fr');
  });

  it('the locale menu links to the same page in each locale', () => {
    expect(switcherLinks(buildDir, '/quickstart')).toEqual(['/quickstart', '/fr/quickstart']);
    expect(switcherLinks(buildDir, '/fr/quickstart')).toEqual(['/quickstart', '/fr/quickstart']);
  });

  it('one Content-Security-Policy at the root allows the inline scripts of both locales', () => {
    const policy = readFileSync(path.join(buildDir, '_headers'), 'utf8');
    expect(policy.startsWith('/*\n')).toBe(true);
    expect(existsSync(path.join(buildDir, 'fr/_headers'))).toBe(false);
    for (const route of ['/quickstart', '/fr/quickstart']) {
      for (const hash of scanPage(parseHtml(readPage(buildDir, route).html)).scriptHashes)
        expect(policy).toContain(hash);
    }
  });

  it.each([
    ['the title of a page', 'h1'],
    ['the top bar', '.navbar__item.navbar__link'],
    ['the sidebar', '.menu__link--sublist'],
    ['the footer', '.footer__title'],
    ['a component of the theme', '[class*=skipToContent]'],
    ['a component of this site', '[class^=question_]'],
  ])('%s shows the texts that write-translations extracts', (_, selector) => {
    const texts = (route: string) => readPage(buildDir, route).$(selector).first().text();
    expect(texts('/fr/quickstart')).toContain(MARK);
    expect(texts('/quickstart')).not.toContain(MARK);
  });
});
