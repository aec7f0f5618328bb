import {expectAccessible, SETUPS} from './axe';
import {expect, test} from './complaints';
import {open} from './page';
import {SHARED_PAGE} from './sharedPage';

test.use(SHARED_PAGE);

test('the home page links to the documentation', async ({page}) => {
  await page.goto('/');
  for (const name of ['Store data', 'Run private AI', 'Learn']) {
    await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toBeVisible();
  }
  await expect(page.getByRole('region', {name: 'Most used'}).getByRole('listitem')).toHaveCount(4);
});

test('the home page has sections on modules, trust, languages, and assistants, each with a link', async ({
  page,
}) => {
  await page.goto('/');
  const sections = {
    'Two modules and a library': 'Compare the modules',
    'Who can see what': 'See the threat model',
    'In your language': 'Python',
    'With an AI assistant': 'llms.txt',
  };
  for (const [name, link] of Object.entries(sections))
    await expect(page.getByRole('region', {name}).getByRole('link', {name: link})).toBeVisible();
  // The sample's output is not cut off.
  const output = page.getByRole('group', {name: 'Code: Output'});
  expect(await output.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

test('the operations of the library link to their sections', async ({page, request}) => {
  await page.goto('/');
  for (const name of ['store', 'match', 'sum']) {
    const link = page.getByRole('link', {name: new RegExp(`^${name} `)});
    const [path = '', anchor] = ((await link.getAttribute('href')) ?? '').split('#');
    expect(await (await request.get(path)).text()).toMatch(new RegExp(`id="?${anchor}[" >]`));
  }
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
    for (const share of await page.locator('figure li code').all()) {
      const {size, isInside} = await share.evaluate((code) => ({
        size: parseFloat(getComputedStyle(code).fontSize),
        isInside: code.getBoundingClientRect().width <= (code.parentElement?.clientWidth ?? 0),
      }));
      expect(size).toBeGreaterThanOrEqual(12);
      expect(isInside).toBe(true);
    }
  });
}

test.describe('the shares in the hero', () => {
  test('a reader splits a number, removes a share, and cannot recover it, with the keyboard', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/');
    const figure = page.getByRole('figure');
    const height = (await figure.boundingBox())?.height;
    const loaded = scripts.length;
    const button = figure.getByRole('button', {name: 'Try your own number'});
    await button.focus();
    await page.keyboard.press('Enter');
    const input = figure.getByRole('textbox', {name: 'Your number'});
    await expect(input).toBeFocused();
    // The experiment is a script that other visitors don't load, and it has the size of the picture.
    expect(scripts.length).toBeGreaterThan(loaded);
    expect((await figure.boundingBox())?.height).toBe(height);
    const shares = figure.locator('li code');
    const before = await shares.allTextContents();
    await page.keyboard.type('77');
    const result = figure.getByText('add up to 77.');
    await expect(result).toBeVisible();
    expect(await shares.allTextContents()).not.toEqual(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const removed = figure.getByRole('button', {name: 'Remove the share of Node 1'});
    await expect(removed).toHaveAttribute('aria-pressed', 'true');
    await expect(figure.getByText(/^What is left adds up to -?\d+, not 77\./)).toBeVisible();
    for (const setup of SETUPS) await expectAccessible(page, setup);
  });

  test('nothing moves when motion is reduced', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    await page.getByRole('button', {name: 'Try your own number'}).click();
    const share = page.getByRole('figure').locator('button code').first();
    expect(await share.evaluate((code) => getComputedStyle(code).animationName)).toBe('none');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the hero has a picture of the shares, and no button', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('figure').locator('li code')).toHaveCount(3);
    await expect(page.getByRole('button', {name: 'Try your own number'})).toBeHidden();
  });
});
