import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {navbarItemsPlugin} from '..';

/** Returns whether the plugin replaces the theme's list of components, for a navbar with some items. */
async function replacesList(items: Parameters<typeof navbarItemsPlugin>[0]): Promise<boolean> {
  const plugin = await navbarItemsPlugin(items)({} as LoadContext, undefined);
  return plugin?.getThemePath !== undefined;
}

it('replaces the list of components for links and the search', async () => {
  expect(await replacesList([{label: 'Learn', to: '/learn'}, {type: 'search'}])).toBe(true);
});

it.each([
  ['a menu', {label: 'More', items: [{label: 'Learn', to: '/learn'}]}],
  ['the language menu', {type: 'localeDropdown'}],
])('keeps the stock list for %s', async (_, item) => {
  expect(await replacesList([{type: 'search'}, item])).toBe(false);
});
