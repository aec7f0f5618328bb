import {expect, it} from 'vitest';
import {markdownPath, relativePath} from '../pagePaths';

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
