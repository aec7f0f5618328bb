/** Runs axe in both themes and at both widths on one page of each kind, or on every page (scope.ts). */
import {test} from '@playwright/test';
import {product} from '../../src/config/product';
import {builtRoutes} from '../routes';
import {testEverything} from '../scope';
import {expectAccessible, SETUPS} from './axe';
import {open} from './page';

const {prefix} = product;
const KINDS = ['/', '/quickstart', `/api/${prefix}db/upload-data`, '/search?q=schema', '/nowhere'];

const routes = testEverything ? [...builtRoutes(), ...KINDS] : KINDS;
for (const route of new Set(routes)) {
  test(`axe finds nothing on ${route}: light and dark, desktop and phone`, async ({page}) => {
    await open(page, route);
    for (const setup of SETUPS) await expectAccessible(page, setup);
  });
}
