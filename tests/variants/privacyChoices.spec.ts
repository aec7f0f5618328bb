/** Tests the button that opens the consent bar again, before the code of the bar has loaded. */
import {waitForHydration} from '../e2e/page';
import {expect, test} from './configured';

test('a press on Privacy choices is not lost', async ({page, visit}) => {
  await visit();
  const bar = page.locator('[data-consent-bar]');
  await bar.getByRole('button', {name: 'Refuse'}).click();

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
