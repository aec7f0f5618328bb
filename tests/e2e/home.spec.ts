import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {open} from './page';

test('the home page has a way into each part, and its sections have links', async ({page}) => {
  await page.goto('/');
  const start = page.getByRole('navigation', {name: 'Where to begin'});
  await expect(start.getByRole('listitem')).toHaveCount(4);
  const trust = page.getByRole('region', {name: 'Who can see what'});
  await expect(trust.getByRole('link', {name: 'See the threat model'})).toBeVisible();
  // The sample's output is not cut off.
  const output = page.getByRole('group', {name: 'Code: Output'});
  expect(await output.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

for (const width of [390, 320]) {
  test(`the home page fits ${width} px without scrolling sideways, and its shares are readable`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    for (const share of await page.locator('figure li dd').all()) {
      const {size, isInside} = await share.evaluate((code) => ({
        size: parseFloat(getComputedStyle(code).fontSize),
        isInside: code.scrollWidth <= code.clientWidth,
      }));
      expect(size).toBeGreaterThanOrEqual(12);
      expect(isInside).toBe(true);
    }
  });
}

test.describe('what each node sees', () => {
  test('a reader changes a value, switches a node off, and writes again, with the keyboard', async ({
    page,
  }) => {
    await open(page, '/');
    const figure = page.getByRole('figure', {name: 'What each node sees'});
    const height = (await figure.boundingBox())?.height;
    const status = figure.getByRole('status');
    const salary = figure.locator('figcaption').getByRole('definition').last();
    const shares = figure.getByRole('listitem').getByRole('definition');
    const before = await shares.allTextContents();
    await figure.getByRole('textbox', {name: /salary/}).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('77');
    await expect(salary).toHaveText('77');
    expect(await shares.allTextContents()).not.toEqual(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(figure.getByRole('switch', {name: 'Node 1'})).not.toBeChecked();
    await expect(status).toContainText('Without node 1, only team can be read.');
    await expectPartAccessible(page, 'figure');
    expect((await figure.boundingBox())?.height).toBe(height);
    await page.keyboard.press('Space');
    await figure.getByRole('button', {name: 'Split again'}).press('Enter');
    await expect(salary).toHaveText('77');
  });

  test('nothing moves when motion is reduced', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    const share = page.getByRole('figure').locator('li dd').first();
    expect(await share.evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the hero shows a record and the shares of three nodes, and nothing to press', async ({
    page,
  }) => {
    await page.goto('/');
    const figure = page.getByRole('figure');
    await expect(figure.getByRole('definition').filter({hasText: /^\d{6,}$/})).toHaveCount(3);
    await expect(figure.locator('button:visible')).toHaveCount(0);
  });
});
