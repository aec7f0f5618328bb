/** Tests the site for another product: the default name appears only in facts about the outside world. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {parseEnvironment} from '../../src/config/env';
import {facts} from '../../src/config/facts';
import {resolveProduct} from '../../src/config/product';
import {readerText, readPage, type BuiltPage} from '../builtSite';
import {specifiedRoutes} from '../routes';
import {buildVariant, variantEnv} from './buildVariant';

const routes = specifiedRoutes(resolveProduct(parseEnvironment(variantEnv('acme'))));

/** The address prefix of the chain equals the default name. It is a fact only in an address or as code. */
const {bech32Prefix} = facts.literal;
const addressForms = [
  `${bech32Prefix}1`,
  `${bech32Prefix}val`,
  `'${bech32Prefix}'`,
  `Copy ${bech32Prefix}\n`,
];

/** Names in the outside world that contain the default name, such as hosts and identifiers in sample code. */
const outsideNames = [
  'NillionNetwork',
  'nillion.network',
  'nillion.com',
  'nillion.pub',
  'nilogy.xyz',
];

/** Returns the strings that may contain the default names. Longest first, because some strings are part of others. */
function outsideStrings(): string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  const all = new Set([...collect(facts), ...outsideNames, ...addressForms]);
  all.delete(bech32Prefix);
  return [...all].sort((a, b) => b.length - a.length);
}

/** Returns a page without Go code, where "nil" is a keyword, and without the address prefix as code. */
function withoutKeywords(page: BuiltPage): BuiltPage {
  const $ = load(page.html);
  $('pre[aria-label="Code: go"]').remove();
  $('code')
    .filter((_index, element) => $(element).text() === bech32Prefix)
    .remove();
  return {...page, $, html: $.html()};
}

/** Returns each occurrence of a default name outside of the facts, with some text around it. */
function leftovers(text: string, outside: readonly string[]): string[] {
  const stripped = outside.reduce((rest, fact) => rest.replaceAll(fact, '§'), text);
  return [...stripped.matchAll(/.{0,30}(?:nillion|\bu?nil(?![a-z])).{0,30}/gi)].map(
    ([found]) => found,
  );
}

describe('a build for another product', () => {
  let buildDir: string;
  beforeAll(async () => {
    // A build with warm caches of the default product, whose texts must not appear.
    buildDir = await buildVariant('acme');
  });

  it('has all routes with the other name and none with the default name', () => {
    for (const route of routes) expect(readPage(buildDir, route).route).toBe(route);
    const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => /nillion|(?:^|[/-])nil(?:db|ai|ql|[-./]|$)/i.test(file))).toEqual(
      [],
    );
    expect(existsSync(path.join(buildDir, 'what-is-acme.html'))).toBe(true);
  });

  it.each(routes)('%s contains only the other name', (route) => {
    expect(
      leftovers(readerText(withoutKeywords(readPage(buildDir, route))), outsideStrings()),
    ).toEqual([]);
  });

  it('has no locale menu, because it has one locale', () => {
    const {$} = readPage(buildDir, '/quickstart');
    expect($('.navbar').find('.dropdown a[lang]').length).toBe(0);
  });

  it('has the other name in titles and labels', () => {
    const page = readPage(buildDir, '/what-is-acme');
    expect(page.$('h1').text()).toContain('Acme');
    expect(page.$('title').text()).toMatch(/\| Acme Docs$/);
    expect(readPage(buildDir, '/api/acdb/upload-data').$('nav.menu').text()).toContain('acDB');
  });
});
