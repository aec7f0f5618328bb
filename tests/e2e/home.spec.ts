import {expect, test} from './console';
import {ONE_PAGE} from './onePage';

test.use(ONE_PAGE);

test('the home page leads into the documentation and opens the search', async ({page}) => {
  await page.goto('/');
  for (const name of ['Store data', 'Run private AI', 'Learn']) {
    await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toBeVisible();
  }
  await expect(page.getByRole('region', {name: 'Most used'}).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the home page tells modules, trust, languages and assistants, each with a way on', async ({
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
  // What the sample printed is in sight to its end.
  const output = page.getByRole('group', {name: 'Code: Output'});
  expect(await output.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

test('the operations of the library lead to their sections', async ({page, request}) => {
  await page.goto('/');
  for (const name of ['store', 'match', 'sum']) {
    const link = page.getByRole('link', {name: new RegExp(`^${name} `)});
    const [path = '', anchor] = ((await link.getAttribute('href')) ?? '').split('#');
    expect(await (await request.get(path)).text()).toMatch(new RegExp(`id="?${anchor}[" >]`));
  }
});

for (const width of [390, 320]) {
  test(`the home page fits ${width} px without scrolling sideways, its shares can be read`, async ({
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
