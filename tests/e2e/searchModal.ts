/** Helpers for the tests of the search. */
import {expect, type Locator, type Page} from '@playwright/test';

export const searchInput = (page: Page): Locator => page.locator('.DocSearch-Input');
export const searchOptions = (page: Page): Locator => page.getByRole('option');

/** Opens the search modal, and waits until its field has the focus. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', {name: 'Search the documentation'})).toBeVisible();
  await expect(searchInput(page)).toBeFocused();
}

/** Enters a query in the search modal, and waits for its results. */
export async function search(page: Page, query: string): Promise<void> {
  await searchInput(page).fill(query);
  await expect(page.locator('.DocSearch-Modal [role=status]')).toContainText(query);
}
