/** The whole site for another product: no page says the default name, save in facts of the outside world. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import facts from '../../src/config/facts.json';
import {resolveProduct} from '../../src/config/product';
import {readerText, readPage, type BuiltPage} from '../builtSite';
import {expectedRoutes} from '../routes';
import {buildVariant, variantEnv} from './buildVariant';

const routes = expectedRoutes(resolveProduct(variantEnv('acme')));

/** The address prefix of the chain is the default name, letter for letter: as a fact it counts only in an address or as code. */
const {bech32Prefix} = facts.literal;
const addressForms = [
  `${bech32Prefix}1`,
  `${bech32Prefix}val`,
  `'${bech32Prefix}'`,
  `Copy ${bech32Prefix}\n`,
];

/** Whole strings that contain the default names because the outside world does, such as identifiers in sample code. */
const outsideNames = [
  'NillionNetwork',
  'nillion.network',
  'nillion.com',
  'nillion.pub',
  'nilogy.xyz',
];

/** All strings of the facts file: what may keep the default names. Longest first, so that a part never hides a whole. */
function outsideStrings(): string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  const all = new Set([...collect(facts), ...outsideNames, ...addressForms]);
  all.delete(bech32Prefix);
  return [...all].sort((a, b) => b.length - a.length);
}

/** A page without what says "nil" by right: Go code, whose keyword it is, and the address prefix as code. */
function withoutKeywords(page: BuiltPage): BuiltPage {
  const $ = load(page.html);
  $('pre[aria-label="Code: go"]').remove();
  $('code')
    .filter((_index, element) => $(element).text() === bech32Prefix)
    .remove();
  return {...page, $, html: $.html()};
}

/** What is left of the default names in a text once the facts are taken out, each with the words around it. */
function leftovers(text: string, outside: readonly string[]): string[] {
  const stripped = outside.reduce((rest, fact) => rest.replaceAll(fact, '§'), text);
  return [...stripped.matchAll(/.{0,30}(?:nillion|\bu?nil(?![a-z])).{0,30}/gi)].map(
    ([found]) => found,
  );
}

describe('a build for another product', () => {
  let buildDir: string;
  beforeAll(async () => {
    // A warm build, after one of the default product: it must not serve its words.
    buildDir = await buildVariant('acme');
  });

  it('has the 62 routes under the other name, and no page under the default one', () => {
    for (const route of routes) expect(readPage(buildDir, route).route).toBe(route);
    const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => /nillion|(?:^|[/-])nil(?:db|ai|ql|[-./]|$)/i.test(file))).toEqual(
      [],
    );
    expect(existsSync(path.join(buildDir, 'what-is-acme.html'))).toBe(true);
  });

  it.each(routes)('%s says the other name everywhere', (route) => {
    expect(
      leftovers(readerText(withoutKeywords(readPage(buildDir, route))), outsideStrings()),
    ).toEqual([]);
  });

  it('follows in titles and labels', () => {
    const page = readPage(buildDir, '/what-is-acme');
    expect(page.$('h1').text()).toContain('Acme');
    expect(page.$('title').text()).toMatch(/\| Acme Docs$/);
    expect(readPage(buildDir, '/api/acdb/upload-data').$('nav.menu').text()).toContain('acDB');
  });
});
