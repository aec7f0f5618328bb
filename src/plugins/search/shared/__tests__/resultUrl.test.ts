import {afterEach, describe, expect, it, vi} from 'vitest';
import {resultUrl, type ResultUrlRules} from '../resultUrl';

const rules: ResultUrlRules = {siteUrl: 'https://docs.example.org', baseUrl: '/docs/'};
const href = (url: string, more: Partial<ResultUrlRules> = {}) =>
  resultUrl(url, {...rules, ...more});
afterEach(() => vi.unstubAllGlobals());

describe('resultUrl', () => {
  it('returns paths below the base path for results of the site', () => {
    expect(href('https://docs.example.org/docs/a/b#c')).toBe('/docs/a/b#c');
    expect(href('https://docs.example.org/a')).toBe('/docs/a');
    expect(href('https://docs.example.org/')).toBe('/docs/');
    expect(href('https://docs.example.org/a', {baseUrl: '/'})).toBe('/a');
    expect(href('/docs/a')).toBe('/docs/a');
  });

  it('recognizes results of the site on a preview with another origin', () => {
    vi.stubGlobal('window', {location: {origin: 'http://localhost:3000'}});
    expect(href('https://docs.example.org/docs/a')).toBe('/docs/a');
    expect(href('http://localhost:3000/docs/a')).toBe('/docs/a');
  });

  it('does not change the URLs of external results', () => {
    const externalUrlRegex = 'blog\\.example\\.org';
    const blog = 'https://blog.example.org/post?x=1#y';
    expect(href(blog, {externalUrlRegex})).toBe(blog);
    expect(href('https://other.example.org/a')).toBe('https://other.example.org/a');
    expect(href('https://other.example.org/a', {externalUrlRegex})).toBe('/docs/a');
  });

  it('applies the configured replacement before it adds the base path', () => {
    const replaceSearchResultPathname = {from: '^/docs/v1/', to: '/'};
    expect(href('https://docs.example.org/docs/v1/a#b', {replaceSearchResultPathname})).toBe(
      '/docs/a#b',
    );
  });

  it('never returns a script', () => {
    expect(href('javascript:alert(1)')).toBe('/docs/');
  });
});
