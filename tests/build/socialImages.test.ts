/** Tests the pictures in link previews: one per document, and a common one for other pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {siteUrl} from '../../src/config/site';
import {readPage} from '../builtSite';
import {builtRoutes} from '../routes';

const buildDir = path.resolve('build');

it.each(builtRoutes())('%s has a picture of 1200 × 630 pixels', (route) => {
  const {$} = readPage(buildDir, route);
  const image = $('meta[property="og:image"]').attr('content');
  const own = ['/', '/search'].includes(route) ? '/img/social.png' : `${route}.png`;
  expect(image).toBe(siteUrl + own);
  expect($('meta[name="twitter:image"]').attr('content')).toBe(image);
  expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  const png = readFileSync(path.join(buildDir, own));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  if (own !== '/img/social.png') expect(png.length).toBeLessThan(50 * 1024);
});
