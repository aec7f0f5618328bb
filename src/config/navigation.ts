/** The theme configuration: navbar, footer, and settings of the stock theme. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import {facts} from './facts';
import {socialImage} from './identity';
import {product} from './product';
import {baseUrl, locales} from './site';
import {thirdParties} from './thirdParties';

/**
 * Returns a regular expression that marks a navbar item as active on the given paths, below the base path and below
 * that of a locale: `^/docs/(?:(?:en|fr)/)?(?:api/)`.
 */
function activeOn(paths: string): string {
  return `^${baseUrl}(?:(?:${locales.join('|')})/)?(?:${paths})`;
}

// The stock locale switcher doesn't hide itself when there is only one locale.
const localeSwitcher: NavbarItem[] =
  locales.length > 1 ? [{type: 'localeDropdown', position: 'right'}] : [];

const navbar = {
  title: product.name,
  logo: {alt: `${product.name} home`, src: 'img/logo.svg', width: 32, height: 32},
  items: [
    // These items are active on paths. By sidebar, three of them would be active at once.
    {
      label: 'Learn',
      to: `/what-is-${product.slug}`,
      position: 'left',
      activeBaseRegex: activeOn('what-is-|learn/|build/blind-modules|glossary'),
    },
    {
      label: 'Build',
      to: '/quickstart',
      position: 'left',
      activeBaseRegex: activeOn(
        'quickstart|build/(?!blind-modules)|recipes/|network|go-live|limits|changelog|earlier-versions|troubleshooting|faq|how-this',
      ),
    },
    {label: 'API', to: '/api/overview', position: 'left', activeBaseRegex: activeOn('api/')},
    {
      label: 'Community',
      to: '/community-and-support',
      position: 'left',
      activeBaseRegex: activeOn('community-|guide-|testnet-|privacy'),
    },
    {type: 'search', position: 'right', className: 'navbar-search'},
    ...localeSwitcher,
    {label: 'GitHub', href: facts.link.organization, position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

// A button that opens the consent bar again. Without a third party that needs consent there is no button.
const consentButton = thirdParties.some(({kind}) => kind === 'tracker')
  ? [
      {
        html: '<button type="button" class="footer__link-item footer-button" data-open-consent>Privacy choices</button>',
      },
    ]
  : [];

const footer = {
  links: [
    {
      title: 'Community',
      items: [
        {label: 'Discord', href: facts.link.discord},
        {label: 'X (formerly Twitter)', href: facts.link.x},
      ],
    },
    {
      title: 'Builders',
      items: [
        {label: 'GitHub', href: facts.link.organization},
        {label: 'GitHub Discussions', href: facts.link.discussions},
        {label: 'Builder Bounties', href: facts.link.bounties},
        {label: 'Report a Bug', href: facts.link.bugs},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Website', href: facts.link.website},
        {label: 'Blog', href: facts.link.blog},
        {
          label: 'What this site stores',
          to: '/privacy',
        },
        ...consentButton,
      ],
    },
  ],
  // The specification fixes the year: the year of the documented release.
  copyright: `Copyright © 2025 ${product.name}. All rights reserved.`,
} satisfies ThemeConfig['footer'];

export const themeConfig = {
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  image: socialImage,
  // The build highlights code (src/plugins/code), so pages need no colors of Prism.
  prism: {theme: {plain: {}, styles: []}},
  navbar,
  footer,
} satisfies ThemeConfig;
