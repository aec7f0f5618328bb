import {expect, it} from 'vitest';
import {linksToCopies, markdownPath, relativePath} from '../pagePaths';

it.each([
  ['/base/a/b', 'a/b'],
  ['/base/dir/', 'dir'],
  ['/base/', ''],
  // Outside of the base path, where the 404 page may be shown.
  ['/nope', 'nope'],
])('relativePath(%j) is %j', (permalink, path) => {
  expect(relativePath(permalink, '/base/')).toBe(path);
});

it.each([
  ['/base/a/b', '/base/a/b.md'],
  ['/base/dir/', '/base/dir.md'],
  ['/base/', '/base/index.md'],
])('markdownPath(%j) is %j', (permalink, path) => {
  expect(markdownPath(permalink, '/base/')).toBe(path);
});

it.each([
  ['a#b', 'a.md#b'],
  ['two%20words/%C3%BCber', 'two%20words/%C3%BCber.md'],
  ['other', 'other'],
])('linksToCopies leads from %j to %j', (from, to) => {
  const siteUrl = 'https://docs.example.org/base/';
  const documents = [{permalink: '/base/a'}, {permalink: '/base/two words/über'}];
  expect(linksToCopies({siteUrl, baseUrl: '/base/', documents})(siteUrl + from)).toBe(siteUrl + to);
});
