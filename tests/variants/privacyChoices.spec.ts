/** Tests the consent bar: the button that opens it again, before its code has loaded, and its place in a low window. */
import {waitForHydration} from '../e2e/page';
import {answerConsent, expect, test} from './settings';

test('a press on Privacy choices is not lost', async ({page, visit}) => {
  await visit();
  const bar = page.locator('[data-consent-bar]');
  await answerConsent(page, 'Refuse');

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-consent-bar')) await released;
    await route.fulfill({response});
  });
  await page.reload({waitUntil: 'domcontentloaded'});
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await expect(bar).toHaveCount(0);
  release();
  await expect(bar).toBeVisible();
});

test('at a zoom of 400%, the chat bot above the bar does not cover the search button', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 320, height: 200});
  await visit();
  await page.locator('[data-consent-bar]').waitFor();
  await page.locator('button[aria-expanded]', {hasText: /^Ask/}).waitFor();
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});
