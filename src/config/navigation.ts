/** What the theme is told, from theme.yaml beside this file: the bar at the top and the footer among it. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {readData} from './data';
import {socialImage} from './identity';
import {baseUrl, locales} from './site';
import {thirdParties} from './thirdParties';

interface NavbarItem {
  readonly type?: string;
  readonly label?: string;
  readonly 'aria-label'?: string;
  /** Beginnings of paths below the base path, and below that of a locale. */
  readonly activeBaseRegex?: string;
}

const {navbar, footer, ...theme} = readData<{
  readonly navbar: {readonly items: readonly NavbarItem[]};
  readonly footer: {readonly links: readonly {readonly title: string; readonly items: object[]}[]};
}>('theme.yaml');

const itemNames = navbar.items.map(
  ({label = '', 'aria-label': name = ''}) => [label, name] as const,
);

/** What Docusaurus does not offer for translation by itself: a button, and names of the bar's items by their label. */
export const navigationTexts: Readonly<Record<string, string>> = {
  consent: 'Privacy choices',
  ...Object.fromEntries(itemNames.filter(([, name]) => name !== '')),
};

/** Opens the consent bar again; there only when something waits for consent. */
const consentItems = (text = '') =>
  thirdParties.some((party) => party.kind === 'tracker')
    ? [
        {
          html: `<button type="button" class="footer__link-item footer-button" data-open-consent>${text}</button>`,
        },
      ]
    : [];

export function themeConfigIn(texts: typeof navigationTexts): ThemeConfig {
  const before = `^${baseUrl}(?:(?:${locales.join('|')})/)?`;
  // The stock switcher does not hide itself when there is nothing to choose from.
  const items = navbar.items.filter(({type}) => type !== 'localeDropdown' || locales.length > 1);
  return {
    ...theme,
    image: socialImage,
    navbar: {
      ...navbar,
      items: items.map(({activeBaseRegex: paths, 'aria-label': name, ...item}) => ({
        ...item,
        ...(paths && {activeBaseRegex: `${before}(?:${paths})`}),
        ...(name && {'aria-label': texts[item.label ?? '']}),
      })),
    },
    footer: {
      ...footer,
      links: footer.links.map((column) =>
        column === footer.links.at(-1)
          ? {...column, items: [...column.items, ...consentItems(texts['consent'])]}
          : column,
      ),
    },
  };
}
