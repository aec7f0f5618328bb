import {pageReader} from '../../plugins/built-pages/node/page';
import type {BuiltPage, BuiltSite} from '../builtPages';

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

/** Makes the page of a route for tests of visitors, on the site of `makeBuiltSite`. */
export function makeBuiltPage(
  path: string,
  html: string,
  source: Partial<Pick<BuiltPage, 'path' | 'document'>> = {},
): BuiltPage {
  const file = path === '' ? 'index.html' : `${path}.html`;
  return pageReader(makeBuiltSite(''))({file, path, document: undefined, ...source}, html);
}
