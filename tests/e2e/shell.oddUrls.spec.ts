/** Tests of URLs that another site may have damaged, and of pages opened by their filename. */
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {follow, open} from './page';

const PAGE = `/what-is-${product.slug}`;

test('a hash with an invalid percent-encoding does not crash the page, also after Back', async ({
  page,
}) => {
  await open(page, '/quickstart#50%');
  await follow(page, '/community-and-support');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Community');
  await page.goBack();
  // The client module repairHash encodes the percent sign.
  await expect(page).toHaveURL('/quickstart#50%25');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
  // The same in the address bar.
  await page.evaluate(() => {
    window.location.hash = '#60%';
  });
  await expect(page).toHaveURL('/quickstart#60%25');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
});

test('an unknown path with an encoded percent sign does not crash the page', async ({page}) => {
  await open(page, '/quickstrat-50%25');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  // The suggestions below may name the page, too.
  const start = page.getByRole('navigation', {name: 'Start here'});
  await expect(start.getByRole('link', {name: 'Start building'})).toBeVisible();
});

test('a page opened by its filename gets its clean URL and keeps its canonical link', async ({
  page,
}) => {
  // Some hosts serve the page under both URLs, without a redirect.
  await page.route(`${PAGE}.html?a=b`, async (route) =>
    route.fulfill({
      response: await route.fetch({url: new URL(PAGE, route.request().url()).href}),
    }),
  );
  await open(page, `${PAGE}.html?a=b#top`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PAGE}$`));
  await expect(page).toHaveURL(`${PAGE}?a=b#top`);
});
