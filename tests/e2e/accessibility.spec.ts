/** Runs axe in both themes and at both widths on one page of each kind, or with `AXE=all` on every page. */
import {test} from '@playwright/test';
import {product} from '../../src/config/product';
import {builtRoutes} from '../routes';
import {expectAccessible, SETUPS} from './axe';
import {open} from './page';
import {SHARED_PAGE} from './sharedPage';

test.use(SHARED_PAGE);

const {prefix} = product;
const KINDS = ['/', '/quickstart', `/api/${prefix}db/upload-data`, '/search?q=schema', '/nowhere'];

const routes = process.env['AXE'] === 'all' ? [...builtRoutes(), ...KINDS] : KINDS;
for (const route of new Set(routes)) {
  test(`axe finds nothing on ${route}: light and dark, desktop and phone`, async ({page}) => {
    await open(page, route);
    for (const setup of SETUPS) await expectAccessible(page, setup);
  });
}
