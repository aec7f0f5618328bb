import {expect, test} from './complaints';
import {open} from './page';

test('the filter shows only the terms that contain its text, also on paper', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/glossary');
  const shown = page.locator('.glossary dt').filter({visible: true});
  const all = await shown.count();
  const field = page.getByRole('searchbox', {name: 'Filter terms'});
  await field.fill('share');
  const texts = await page.locator('.glossary > div').filter({visible: true}).allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.length).toBeLessThan(all);
  for (const text of texts) expect(text.toLowerCase()).toContain('share');
  await page.emulateMedia({media: 'print'});
  await expect(shown).toHaveCount(texts.length);
  await page.emulateMedia({media: 'screen'});
  await field.fill('zzz');
  await expect(shown).toHaveCount(0);
  await page.getByRole('link', {name: 'Search the site'}).click();
  await expect(page).toHaveURL('/search?q=zzz');
});
