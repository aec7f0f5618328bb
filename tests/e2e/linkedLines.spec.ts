/** Tests of the connection between the properties of the contract and their lines in the examples. */
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {expectAccessible} from './axe';
import {expect, test} from './complaints';
import {open} from './page';

const operation = `/api/${product.prefix}db/upload-data`;

/** The lines that are marked in the visible examples, each band without the spaces around it. */
const highlighted = (page: Page) =>
  page.locator('#example ~ div pre:visible').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const {backgroundPositionY: tops, backgroundSize: sizes, ...style} = getComputedStyle(block);
      const height = Number.parseFloat(style.lineHeight);
      const lines = (block.querySelector('code') as HTMLElement).innerText.split('\n');
      const start = Number.parseFloat(style.paddingTop);
      if (!style.backgroundImage.includes('gradient')) return [];
      return tops.split(',').map((top, index) => {
        const first = Math.round((Number.parseFloat(top) - start) / height);
        const size = Number.parseFloat(sizes.split(',')[index]?.split(' ')[1] ?? '');
        return lines
          .slice(first, first + Math.round(size / height))
          .join('\n')
          .trim();
      });
    }),
  );

test('focusing or pointing at a property highlights its lines', async ({page}) => {
  await open(page, operation);
  await page.locator('#request\\.schema a').first().focus();
  await expect.poll(async () => highlighted(page)).toHaveLength(1);
  expect((await highlighted(page))[0]).toMatch(/^schema: '[\da-f-]+',$/);
  for (const theme of ['light', 'dark'] as const)
    await expectAccessible(page, {width: 1280, theme}, '#example ~ div');
  // Both documents of the example have an id.
  await page.getByRole('button', {name: 'Expand all'}).first().click();
  await page.locator('#request\\.data\\._id').hover();
  await expect.poll(async () => highlighted(page)).toHaveLength(2);
  // In another language.
  await page.getByRole('tab', {name: 'Go'}).click();
  await page.locator('#request\\.schema a').first().hover();
  await expect
    .poll(async () => (await highlighted(page)).join())
    .toMatch(/^"schema": "[\da-f-]+",$/);
});

test('pointing at code, or the arrow keys in it, highlights the property', async ({page}) => {
  await open(page, operation);
  const linked = page.locator('[data-linked]');
  await page.locator('#request\\.schema a').first().focus();
  await expect(linked).toHaveId('request.schema');
  // The value of `years_in_web3`.
  await page.getByText('1930227614').filter({visible: true}).first().hover();
  await expect(linked).toHaveId('request.data.*');
  await page.mouse.move(0, 0);
  await expect(linked).toHaveCount(0);
  await page.locator('#example ~ div pre').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(linked).toHaveId('request.schema');
  await page.keyboard.press('ArrowDown');
  await expect(linked).toHaveId('request.data');
  await page.keyboard.press('ArrowUp');
  await expect(linked).toHaveId('request.schema');
});
