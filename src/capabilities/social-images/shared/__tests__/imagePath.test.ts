import {expect, it} from 'vitest';
import {imagePath} from '../imagePath';

it.each([
  ['/quickstart', '/quickstart.png'],
  ['/base/guides/start', '/base/guides/start.png'],
  // A document with the slug `/`, and all documents with `trailingSlash: true`.
  ['/', '/index.png'],
  ['/base/', '/base/index.png'],
  ['/guides/', '/guides/index.png'],
])('the picture of %s is %s', (permalink, expected) => {
  expect(imagePath(permalink)).toBe(expected);
});
