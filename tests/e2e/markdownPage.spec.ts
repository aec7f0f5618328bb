/** Tests the button that copies a page as Markdown and the link that opens it. */
import {expect, test} from '@playwright/test';

test('the button copies the page as Markdown and fetches it only then', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.md')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/quickstart', {waitUntil: 'networkidle'});
  expect(fetched).toEqual([]);
  await page.locator('summary', {hasText: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  const copied = await page.evaluate(async () => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Start building\n\n> /);
  expect(fetched).toEqual(['/quickstart.md']);
});

test('the link opens the Markdown as UTF-8 text', async ({page}) => {
  await page.goto('/api/overview');
  await page.locator('summary', {hasText: 'Copy page'}).click();
  const link = page.getByRole('link', {name: 'View as Markdown'});
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toContain('# API overview');
});
