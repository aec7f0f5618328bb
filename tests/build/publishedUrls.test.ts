import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {publishedUrlsFile, redirects} from '../../src/config/redirects';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';

const published = new Map(
  readFileSync(publishedUrlsFile ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [page = '', ...anchors] = line.split(' ');
      return [page, anchors];
    }),
);

it.each(expectedRoutes())('the list of published URLs contains %s and its anchors', (route) => {
  const {$} = readPage(path.resolve('build'), route);
  const ids = $('main [id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '')
    .filter((id) => !id.startsWith('_R_'));
  const missing = ids.filter((id) => published.get(route)?.includes(id) !== true);
  expect(missing, 'Run npm run published-urls, and commit data/published-urls.txt').toEqual([]);
});

it('the list is sorted, and all pages that no longer exist are redirected', () => {
  const paths = [...published.keys()];
  expect(paths).toEqual([...paths].sort());
  expect(paths.filter((page) => !expectedRoutes().includes(page))).toEqual(
    Object.keys(redirects).filter((page) => published.has(page)),
  );
});
