import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {publishedPages} from '../../../../lib/publishedPages';
import {imagePath} from '../imagePath';

it.each([
  ['/quickstart', '/', '/quickstart.png'],
  ['/base/guides/start', '/base/', '/base/guides/start.png'],
  // An index page, and each document with `trailingSlash: true`.
  ['/guides/', '/', '/guides.png'],
  // A document with the slug `/`.
  ['/', '/', '/index.png'],
  ['/base/', '/base/', '/base/index.png'],
])('the picture of %s below %s is %s', (permalink, baseUrl, expected) => {
  expect(imagePath(permalink, baseUrl)).toBe(expected);
});

// The plugin writes the picture for the path that `publishedPages` returns, and the metadata have Docusaurus' permalink.
it.each([true, false, undefined])(
  'the metadata name the picture that the plugin writes, with trailingSlash: %s',
  (trailingSlash) => {
    const baseUrl = '/base/';
    const permalinks = ['/base/', '/base/guides/', '/base/quickstart'];
    const docs = permalinks.map((permalink) => ({
      id: permalink,
      source: '@site/docs/page.mdx',
      permalink,
      frontMatter: {},
    }));
    const loadedVersions = [{docs, isLast: true, sidebars: {}}];
    const content = {
      'docusaurus-plugin-content-docs': {default: {loadedVersions}},
    } as unknown as AllContent;
    const written = publishedPages(content, {baseUrl, trailingSlash}).map(({permalink}) =>
      imagePath(permalink, baseUrl),
    );
    const named = permalinks.map((permalink) => imagePath(permalink, baseUrl));
    expect(written.sort()).toEqual(named.sort());
  },
);
