import type {BuiltPage, BuiltSite} from '../builtPages';
import {parseHtml} from '../parseHtml';

/** Makes a site for tests of visitors. Its base path is `/docs/`. */
export function makeBuiltSite(outDir: string, overrides: Partial<BuiltSite> = {}): BuiltSite {
  return {
    siteDir: outDir,
    outDir,
    baseUrl: '/docs/',
    siteUrl: 'https://docs.example.org/docs/',
    siteConfig: {url: 'https://docs.example.org', title: 'Docs', tagline: '', favicon: undefined},
    isDefaultLocale: true,
    paths: [],
    documents: [],
    ...overrides,
  };
}

/** Makes the page of a route for tests of visitors. */
export function makeBuiltPage(
  path: string,
  html: string,
  overrides: Partial<BuiltPage> = {},
): BuiltPage {
  return {
    file: path === '' ? 'index.html' : `${path}.html`,
    path,
    document: undefined,
    tree: parseHtml(html),
    hadPlaceholders: false,
    ...overrides,
  };
}
