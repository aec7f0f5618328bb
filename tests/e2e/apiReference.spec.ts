/** Tests of API pages: anchors of collapsed properties, the chosen language, and use without JavaScript. */
import {expect} from '@playwright/test';
import {product} from '../../src/config/product';
import {test} from './complaints';

const {prefix} = product;
const operation = `/api/${prefix}db/update-data`;
const chat = `/api/${prefix}ai/chat-completion-v-1-chat-completions-post`;

test('a link to a collapsed property expands it; response sections and examples show the same status', async ({
  page,
}) => {
  const collapsedProperties = 'details[data-status="422"]:not([open]) li[id]';
  await page.goto(chat);
  const id = await page.locator(collapsedProperties).last().getAttribute('id');
  await page.goto(`${chat}#${encodeURIComponent(id ?? '')}`);
  await page.reload();
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  const example = page.getByRole('combobox', {name: 'Example response'});
  const panel = (status: string) => page.getByRole('tabpanel', {name: status, exact: true});
  await expect(example).toHaveValue('422');
  await expect(panel('422')).toBeVisible();
  // Opening a section selects its example, and selecting an example opens its section.
  const section = (status: string) => page.locator(`details[data-status="${status}"]`);
  await section('401').locator('summary').first().click();
  await expect(example).toHaveValue('401');
  await expect(panel('401')).toBeVisible();
  await example.selectOption('429 Too Many Requests');
  await expect(panel('429')).toBeVisible();
  await expect(section('429')).toHaveAttribute('open');
  await expect(section('401')).not.toHaveAttribute('open');
  await example.press('ArrowUp');
  await expect(section('422')).toHaveAttribute('open');
});

test('the choice of a language applies to all pages, and so does the choice of a node', async ({
  page,
}) => {
  await page.goto(operation);
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByRole('link', {name: 'Start the sandbox'})).toBeVisible();
  const target = page.getByRole('combobox', {name: 'Where the samples send the request'});
  await target.press('ArrowDown');
  await expect(page.getByText('Bearer YOUR_JWT').filter({visible: true})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Start the sandbox'})).toBeHidden();
  await page.goto(`/api/${prefix}db/read-data`);
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await expect(target).toHaveValue('node');
  await expect(page.getByText('Bearer YOUR_JWT').filter({visible: true})).toBeVisible();
});

test('on a phone the copy button of a table value is next to the value', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`/api/${prefix}db/overview`);
  const boxes = await page.locator('td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const button = cell.querySelector('code + button')?.getBoundingClientRect();
      const value = cell.querySelector('code:has(+ button)')?.getBoundingClientRect();
      return value && button ? [{value, button}] : [];
    }),
  );
  expect(boxes.length).toBeGreaterThan(3);
  for (const {value, button} of boxes) {
    expect(button.left).toBeGreaterThanOrEqual(value.right - 1);
    expect(button.top).toBeLessThan(value.bottom);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the code of each operation starts above the fold, and shows the path of its address', async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const routes = [...sitemap.matchAll(/\/api\/[^/<]+\/[^/<]+(?=<)/g)].map(([route]) => route);
    // Shows the HTML of each page inside one open page. Styles and fonts are the same, and it is ten times as fast.
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto(operation);
    const failures: string[] = [];
    let operations = 0;
    for (const route of routes) {
      const html = await (await request.get(route)).text();
      const found = await page.evaluate((text) => {
        const next = new DOMParser().parseFromString(text, 'text/html');
        const main = next.querySelector('main');
        if (main?.querySelector('[data-operation]') == null) return undefined;
        document.querySelector('main')?.replaceWith(main);
        const blocks = [...document.querySelectorAll('#example ~ div pre')];
        const [first] = blocks;
        if (first === undefined) return undefined;
        // The address is the first string of the first sample. Its query may be long.
        const address = first.querySelector('.s')?.firstChild as Text;
        const [path = ''] = address.data.split('?');
        const range = document.createRange();
        range.setStart(address, 0);
        range.setEnd(address, path.length);
        const {top, right} = first.getBoundingClientRect();
        return {top, isCut: range.getBoundingClientRect().right > right};
      }, html);
      if (found === undefined) continue;
      operations += 1;
      // The first line ends 36 px below the top of its block.
      if (found.top + 36 > 900) failures.push(`${route}: code starts at ${found.top}`);
      if (found.isCut) failures.push(`${route}: the path is cut off`);
    }
    expect(failures).toEqual([]);
    expect(operations).toBeGreaterThan(20);
  });

  test('nested objects expand', async ({page}) => {
    await page.goto(chat);
    const collapsed = page.locator('article details:not([open])');
    const before = await collapsed.count();
    expect(before).toBeGreaterThan(0);
    await collapsed.first().locator('> summary').click();
    await expect(collapsed).toHaveCount(before - 1);
  });
});
