import {expect, test} from './complaints';
import {SHARED_PAGE} from './sharedPage';

test.use(SHARED_PAGE);

test('the home page links to the documentation and opens the search', async ({page}) => {
  await page.goto('/');
  for (const name of ['Store data', 'Run private AI', 'Learn']) {
    await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toBeVisible();
  }
  await expect(page.getByRole('region', {name: 'Most used'}).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the home page has sections on modules, trust, languages, and assistants, each with a link', async ({
  page,
}) => {
  await page.goto('/');
  const sections = {
    'Two modules, one client': 'Compare the modules',
    'Who can see what': 'Every attack in one table',
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
