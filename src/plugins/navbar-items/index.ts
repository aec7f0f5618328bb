/** Leaves out the components of navbar items that the site doesn't have. See README.md. */
import path from 'node:path';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {PluginModule} from '@docusaurus/types';

/** Whether an item is a link or the search. The stock theme shows an item with `items` as a menu. */
const isLinkOrSearch = ({type = 'default', items}: NavbarItem) =>
  ['default', 'search'].includes(type) && items === undefined;

/**
 * The plugin for docusaurus.config.ts. Its theme folder replaces the theme's list of components, unless an item needs
 * one of the others.
 */
export function navbarItemsPlugin(items: readonly NavbarItem[]): PluginModule {
  return () => ({
    name: 'navbar-items',
    ...(items.every(isLinkOrSearch) && {getThemePath: () => path.join(__dirname, 'theme')}),
  });
}
