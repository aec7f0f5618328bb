import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ledgerFile, redirects} from '../../src/config/redirects';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';

const ledger = new Map(
  readFileSync(ledgerFile ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [page = '', ...anchors] = line.split(' ');
      return [page, anchors];
    }),
);

it.each(expectedRoutes())('the ledger holds %s and its anchors', (route) => {
  const {$} = readPage(path.resolve('build'), route);
  const ids = $('main [id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '')
    .filter((id) => !id.startsWith('_R_'));
  const missing = ids.filter((id) => ledger.get(route)?.includes(id) !== true);
  expect(missing, 'Run npm run ledger, and commit src/config/ledger.txt').toEqual([]);
});

it('is sorted, and what is no page any more is redirected', () => {
  const paths = [...ledger.keys()];
  expect(paths).toEqual([...paths].sort());
  expect(paths.filter((page) => !expectedRoutes().includes(page))).toEqual(
    Object.keys(redirects).filter((page) => ledger.has(page)),
  );
});
