/** Tests a build with a second, translated locale. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/parseHtml';
import {scanPage} from '../../src/plugins/headers/node/scanPage';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';
import {buildVariant} from './buildVariant';
import {MARK, unmarkedTexts} from './frenchSample';

/** Returns the addresses in the locale menu of the navigation bar. */
function switcherLinks(buildDir: string, route: string): string[] {
  const {$} = readPage(buildDir, route);
  return $('.navbar .dropdown a[lang]')
    .toArray()
    .map((a) => $(a).attr('href') ?? '');
}

/** Texts that are the same in every language. */
const NAMES = ['English', 'Français', 'nilDB', 'llms.txt', 'TypeScript', 'Python', 'GET', 'POST'];

function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
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

  it('a site with one locale has no locale menu', () => {
    expect(switcherLinks(path.resolve('build'), '/quickstart')).toEqual([]);
  });

  describe('a translation', () => {
    it.each(['/fr/index', '/fr/search', '/fr/404', '/fr/quickstart', '/fr/api/nildb/upload-data'])(
      'of %s shows every text that write-translations extracts',
      (route) => {
        const {$} = readPage(buildDir, route);
        const specification = readFileSync(path.join(buildDir, 'openapi/nildb.yaml'), 'utf8');
        expect($('title').text()).toMatch(new RegExp(`\\| ${MARK}`));
        expect($('.navbar__brand').text()).not.toBe('');
        // Labels of pages are their titles, which are translated in the pages.
        const titles = expectedRoutes().map((page) =>
          readPage(buildDir, `/fr${page.replace(/^\/$/, '/index')}`)
            .$('h1')
            .text(),
        );
        const known = new Set([...titles, ...NAMES]);
        // Texts of an API come from its specification. Names of types are generated.
        const isOfApi = (text: string) =>
          normalizeSpace(specification).includes(normalizeSpace(text)) ||
          /^(?:object|string <|\d{3} )|\(\d{3}\)$/.test(text);
        const unmarked = unmarkedTexts($, /index|quickstart/.test(route)).filter(
          (text) => !known.has(text) && !(route.includes('/api/') && isOfApi(text)),
        );
        expect(unmarked).toEqual([]);
      },
    );

    it('of a page is in its Markdown copy, llms.txt, the summaries, and the search of its locale only', () => {
      const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
      for (const file of ['quickstart.md', 'llms.txt', 'llm-summary-12k.txt']) {
        expect(read(`fr/${file}`), file).toContain(MARK);
        expect(read(file), file).not.toContain(MARK);
      }
      expect(read('fr/llms.txt')).toContain('/fr/quickstart.md');
      expect(read('fr/llms.txt')).not.toMatch(/^(?:## )?[A-Z]/m);
      expect(read('fr/quickstart.md')).not.toMatch(/^(?:Page|All pages): /m);
      const records = (folder: string) => {
        const manifest = JSON.parse(read(`${folder}search-index.json`)) as {records: string};
        return read(folder + manifest.records);
      };
      expect(records('fr/')).toContain(MARK);
      expect(records('')).not.toContain(MARK);
    });
  });
});
