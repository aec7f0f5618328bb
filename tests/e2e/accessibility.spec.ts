/** axe in each theme and at each width: one page of each kind, or with `AXE=all` every page. */
import {test} from '@playwright/test';
import {product} from '../../src/config/product';
import {expectedRoutes} from '../routes';
import {expectAccessible, WAYS} from './axe';
import {open} from './chrome/page';
import {ONE_PAGE} from './onePage';

test.use(ONE_PAGE);

const {prefix} = product;
const KINDS = ['/', '/quickstart', `/api/${prefix}db/upload-data`, '/search?q=schema', '/nowhere'];

const routes = process.env['AXE'] === 'all' ? [...expectedRoutes(), ...KINDS] : KINDS;
for (const route of new Set(routes)) {
  test(`axe finds nothing on ${route}, light and dark, on a desktop and on a telephone`, async ({
    page,
  }) => {
    await open(page, route);
    for (const way of WAYS) await expectAccessible(page, way);
  });
}
