/**
 * Texts of the theme configuration that theme-classic doesn't translate: aria labels in the navbar, HTML in the footer.
 * The plugin (../index.ts) calls both functions.
 */
import type {FooterColumnItem, FooterLinkItem, NavbarItem} from '@docusaurus/theme-common';
import type {TranslationFile} from '@docusaurus/types';
import {findTranslation} from '../../../lib/translationFiles';

/** The parts of the theme configuration that contain such texts. */
export interface ThemeTexts {
  readonly navbar: {readonly items: readonly NavbarItem[]};
  readonly footer: {readonly links: readonly FooterColumnItem[]};
}

/** The ids contain the original text, like those of theme-classic. */
const ariaLabelId = (label: string) => `navbar.item.aria-label.${label}`;
const htmlId = (html: string) => `footer.item.html.${html}`;

/** Returns these texts of the theme configuration, by id. */
export function collectThemeTexts({navbar, footer}: ThemeTexts): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const item of navbar.items) {
    const label = item['aria-label'];
    if (typeof label === 'string') texts[ariaLabelId(label)] = label;
  }
  for (const {html} of footer.links.flatMap(({items}) => items)) {
    if (html !== undefined) texts[htmlId(html)] = html;
  }
  return texts;
}

function translateNavbarItem(item: NavbarItem, files: readonly TranslationFile[]): NavbarItem {
  const label = item['aria-label'];
  if (typeof label !== 'string') return item;
  return {...item, 'aria-label': findTranslation(files, ariaLabelId(label), label)};
}

function translateFooterItem(
  item: FooterLinkItem,
  files: readonly TranslationFile[],
): FooterLinkItem {
  const {html} = item;
  if (html === undefined) return item;
  return {...item, html: findTranslation(files, htmlId(html), html)};
}

/** Returns the navbar and the footer with translated texts. A text without a translation stays. */
export function translateThemeTexts(
  {navbar, footer}: ThemeTexts,
  files: readonly TranslationFile[],
): ThemeTexts {
  const items = navbar.items.map((item) => translateNavbarItem(item, files));
  const links = footer.links.map((column) => ({
    ...column,
    items: column.items.map((item) => translateFooterItem(item, files)),
  }));
  return {navbar: {...navbar, items}, footer: {...footer, links}};
}
