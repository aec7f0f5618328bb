import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {readPage, type BuiltPage} from '../builtSite';
import {builtRoutes, specifiedRoutes} from '../routes';

const buildDir = path.resolve('build');
const routes = builtRoutes();

describe('the routes of the specification', () => {
  it('are 62', () => {
    expect(new Set(specifiedRoutes()).size).toBe(62);
  });

  it('are in the build', () => {
    expect(specifiedRoutes().filter((route) => !routes.includes(route))).toEqual([]);
  });
});

it('no page or list links to the style guide', () => {
  const {$} = readPage(buildDir, '/styleguide');
  expect($('meta[name=robots]').attr('content')).toMatch(/noindex/);
  for (const file of ['sitemap.xml', 'llms.txt', 'search-index.json'])
    expect(readFileSync(path.join(buildDir, file), 'utf8'), file).not.toContain('styleguide');
  expect(readPage(buildDir, '/').html).not.toContain('/styleguide"');
});

it('there is one version, Next, whose main document is the introduction', () => {
  // The data that the build passes to the theme; browsers get only a part of it.
  const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as Record<
    string,
    {default: {versions: {label: string; isLast: boolean; mainDocId: string; docs: object[]}[]}}
  >;
  const {versions} = data['docusaurus-plugin-content-docs']?.default ?? {versions: []};
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({label: 'Next', isLast: true, mainDocId: 'what-is-product'});
  expect(versions[0]?.docs).toContainEqual(
    expect.objectContaining({id: 'what-is-product', path: `/what-is-${product.slug}`}),
  );
});

describe.each(routes)('%s', (route) => {
  let page: BuiltPage;
  beforeAll(() => {
    page = readPage(buildDir, route);
  });

  it('has one h1', () => {
    expect(page.$('h1').length).toBe(1);
    expect(page.$('h1').text().trim()).not.toBe('');
  });

  it('has a title that consists of the title of the page, a pipe, and the title of the site', () => {
    const parts = page.$('title').text().split(' | ');
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.at(-1)).toBe(product.siteTitle);
    expect(parts[0]).not.toBe(product.siteTitle);
  });

  it('has a description', () => {
    expect(page.$('meta[name=description]').attr('content')?.trim()).toBeTruthy();
  });

  it('has a skip link, a footer, a language, and a canonical URL', () => {
    expect(page.$('a[href="#__docusaurus_skipToContent_fallback"]').length).toBe(1);
    expect(page.$('footer').length).toBe(1);
    expect(page.$('html').attr('lang')).toBe('en');
    expect(page.$('html').attr('dir')).toBe('ltr');
    const canonical = page.$('link[rel=canonical]').attr('href') ?? '';
    expect(new URL(canonical).pathname).toBe(route);
  });
});

describe('across pages', () => {
  const unique = (values: (string | undefined)[]) => {
    const seen = new Set<string | undefined>();
    return values.filter((value) => seen.size === seen.add(value).size);
  };

  it('no two have the same description', () => {
    const all = routes.map((route) =>
      readPage(buildDir, route).$('meta[name=description]').attr('content'),
    );
    expect(unique(all)).toEqual([]);
  });

  it('links inside the site end neither with a slash nor with .html', () => {
    const bad = routes.flatMap((route) => {
      const {$} = readPage(buildDir, route);
      return $('a[href^="/"]')
        .toArray()
        .map((a) => $(a).attr('href') ?? '')
        .filter((href) => /^[^?#]+(?:\/|\.html)(?:[?#]|$)/.test(href))
        .map((href) => `${route} -> ${href}`);
    });
    expect(bad).toEqual([]);
  });
});
