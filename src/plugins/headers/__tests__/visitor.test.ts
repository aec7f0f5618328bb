import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ThirdParty} from '../../../config/thirdPartyTypes';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import type {BuiltPage, BuiltSite} from '../../../lib/builtPages';
import type {HeadersFile} from '../shared/headersFile';
import {responseHeaders} from '../visitor';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'headers-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const options = {thirdParties: [], search: {hosted: null}};

/** Visits pages, and returns the headers file that was written. */
async function build(pages: readonly BuiltPage[], site: BuiltSite, config = options) {
  const visitor = responseHeaders(config);
  for (const page of pages) await visitor.page?.(page, site);
  await visitor.done?.(site);
  const file = JSON.parse(readFileSync(path.join(outDir, 'headers.json'), 'utf8')) as HeadersFile;
  return {visitor, file};
}

describe('the visitor', () => {
  it('collects each inline script and style of all pages once', async () => {
    const pages = [
      makeBuiltPage('', '<script>a()</script>'),
      makeBuiltPage('api', '<script>a()</script><script>b()</script><p style="top:0">'),
    ];
    const {file} = await build(pages, makeBuiltSite(outDir));
    expect([file.scriptHashes.length, file.styleHashes.length]).toEqual([2, 1]);
    for (const hash of [...file.scriptHashes, ...file.styleHashes])
      expect(file.headers['Content-Security-Policy']).toContain(hash);
  });

  it('keeps the hashes of the default locale when another locale is built into its folder', async () => {
    const {file} = await build([makeBuiltPage('', '<script>a()</script>')], makeBuiltSite(outDir));
    const french = makeBuiltSite(path.join(outDir, 'fr'), {
      baseUrl: '/docs/fr/',
      isDefaultLocale: false,
    });
    const both = await build([makeBuiltPage('', '<script>b()</script>')], french);
    expect(both.file.scriptHashes).toHaveLength(2);
    expect(both.file.scriptHashes).toEqual(expect.arrayContaining([...file.scriptHashes]));
    expect(readFileSync(path.join(outDir, '_headers'), 'utf8')).toMatch(/^\/docs\/\*\n/);
  });

  it('gives each page the policy, without what only works in a header', async () => {
    const {visitor, file} = await build([], makeBuiltSite(outDir));
    const policy = file.headers['Content-Security-Policy']?.replace("; frame-ancestors 'none'", '');
    expect(visitor.rewrite?.('<head><meta charset=UTF-8><script>', 'a.html')).toBe(
      `<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="${policy}"><script>`,
    );
  });

  it('names the page without a <meta charset>', () => {
    for (const head of ['<title>A</title>', '<meta name=description content="A charset">']) {
      expect(() => responseHeaders(options).rewrite?.(head, 'a.html')).toThrow(
        'a.html: no <meta charset> found in the head.',
      );
    }
  });

  it('puts the style sheet of the bundler into the pages, and allows it by its hash', async () => {
    mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
    writeFileSync(path.join(outDir, 'assets/css/a.css'), '.a>b{content:"$&"}');
    const head = '<meta charset=UTF-8><link rel=stylesheet href=/docs/assets/css/a.css>';
    const {visitor, file} = await build([makeBuiltPage('', head)], makeBuiltSite(outDir));
    const digest = createHash('sha256').update('.a>b{content:"$&"}').digest('base64');
    expect(file.styleHashes).toEqual([`'sha256-${digest}'`]);
    expect(visitor.rewrite?.(head, 'index.html')).toMatch(
      /<style data-href="\/docs\/assets\/css\/a\.css">\.a>b\{content:"\$&"\}<\/style>$/,
    );
  });

  it('rejects code in an attribute, and names the page', () => {
    const page = makeBuiltPage('api/page', '<body onload=a()>');
    expect(() => responseHeaders(options).page?.(page, makeBuiltSite(outDir))).toThrow(
      'api/page.html: code in onload of <body>, which the Content-Security-Policy blocks.',
    );
  });

  it('rejects a picture of an origin that is not listed, for example of a component', () => {
    const page = makeBuiltPage('page', '<img src=https://img.example/a.png>');
    expect(() => responseHeaders(options).page?.(page, makeBuiltSite(outDir))).toThrow(
      /^page\.html: <img> of https:\/\/img\.example, which .* embeddedOrigins in src\/config\/thirdParties\.ts/,
    );
    const embedded = {images: ['https://img.example'], frames: [], media: []};
    const visitor = responseHeaders({...options, embedded});
    expect(() => visitor.page?.(page, makeBuiltSite(outDir))).not.toThrow();
  });

  it('rejects a style sheet of another host, except for the chat that may load it', () => {
    const page = makeBuiltPage('page', '<link rel=stylesheet href=//cdn.example/a.css>');
    const visit = (thirdParties: readonly ThirdParty[]) =>
      responseHeaders({...options, thirdParties}).page?.(page, makeBuiltSite(outDir));
    expect(() => visit([])).toThrow(
      /^page\.html: style sheet \/\/cdn\.example\/a\.css, .* static\//,
    );
    const chat = {kind: 'chat', origins: ['https://cdn.example']} as unknown as ThirdParty;
    expect(() => visit([chat])).not.toThrow();
  });

  it('accepts a picture and a script with the address of the site, and rejects a frame', () => {
    const visit = (html: string) =>
      responseHeaders(options).page?.(makeBuiltPage('page', html), makeBuiltSite(outDir));
    expect(() => visit('<img src=https://docs.example.org/docs/a.png>')).not.toThrow();
    expect(() => visit('<script src=https://docs.example.org/docs/a.js></script>')).not.toThrow();
    expect(() => visit('<iframe src=/docs/page></iframe>')).toThrow(
      'page.html: <iframe> of this site, which the Content-Security-Policy blocks. Write a link instead',
    );
  });

  it('rejects a script from a host of no third party', () => {
    const page = makeBuiltPage('', '<script src=https://count.example/a.js></script>');
    expect(() => responseHeaders(options).page?.(page, makeBuiltSite(outDir))).toThrow(
      /^index\.html: script https:\/\/count\.example\/a\.js.*src\/config\/thirdParties\.ts/,
    );
    const tracker: ThirdParty = {
      kind: 'tracker',
      name: 'Statistics',
      purpose: 'analytics',
      reporter: 'message',
      src: 'https://count.example/p.js',
      origins: ['https://count.example'],
      attributes: {},
    };
    const visitor = responseHeaders({...options, thirdParties: [tracker]});
    expect(() => visitor.page?.(page, makeBuiltSite(outDir))).not.toThrow();
  });
});
