/** What stands in the bar at the top and in the footer, and what else the theme is told. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import facts from './facts.json';
import {socialImage} from './identity';
import {product} from './product';
import {baseUrl, locales} from './site';
import {thirdParties} from './thirdParties';

/** What Docusaurus does not offer for translation by itself. */
export const navigationTexts = {
  'navigation.repository': 'GitHub (opens in a new tab)',
  'navigation.consent': 'Privacy choices',
};

type Texts = Readonly<typeof navigationTexts>;

/** Opens the consent bar again; there only when something waits for consent. */
const consentItems = (texts: Texts) =>
  thirdParties.some((party) => party.kind === 'tracker')
    ? [
        {
          html: `<button type="button" class="footer__link-item footer-button" data-open-consent>${texts['navigation.consent']}</button>`,
        },
      ]
    : [];

/** Year of the release that is documented; the specification fixes it. */
const COPYRIGHT_YEAR = 2025;

/**
 * The four documents that the bar leads to, in its order. `paths` are the beginnings of a section's paths, on which
 * its entry is marked: by sidebar three would be at once.
 */
const sections = [
  {
    label: 'Learn',
    to: `/what-is-${product.slug}`,
    paths: ['what-is-', 'learn/', 'build/blind-modules'],
  },
  {label: 'Build', to: '/quickstart', paths: ['quickstart', 'build/(?!blind-modules)', 'network']},
  {label: 'API', to: '/api/overview', paths: ['api/']},
  {
    label: 'Community',
    to: '/community-and-support',
    paths: ['community-', 'guide-', 'testnet-'],
  },
];

const sectionRegex = (beginnings: readonly string[]) =>
  `^${baseUrl}(?:(?:${locales.join('|')})/)?(?:${beginnings.join('|')})`;

const navbarIn = (texts: Texts): NonNullable<ThemeConfig['navbar']> => ({
  title: product.name,
  logo: {alt: `${product.name} home`, src: 'img/logo.svg', width: 32, height: 32},
  items: [
    ...sections.map(({label, to, paths}) => ({
      label,
      to,
      position: 'left' as const,
      activeBaseRegex: sectionRegex(paths),
    })),
    // The stock switcher does not hide itself when there is nothing to choose from.
    ...(locales.length > 1 ? [{type: 'localeDropdown', position: 'right'} as const] : []),
    {
      href: facts.link.organization,
      position: 'right',
      label: 'GitHub',
      className: 'navbar-code-hosting',
      'aria-label': texts['navigation.repository'],
    },
  ],
});

const footerIn = (texts: Texts): NonNullable<ThemeConfig['footer']> => ({
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
          to: '/community-and-support#what-this-site-stores-and-sends',
        },
        {label: 'Open-source licenses', href: 'pathname:///licenses.txt'},
        ...consentItems(texts),
      ],
    },
  ],
  copyright: `Copyright © ${COPYRIGHT_YEAR} ${product.name}. All rights reserved.`,
});

export const themeConfigIn = (texts: Texts): ThemeConfig => ({
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  image: socialImage,
  navbar: navbarIn(texts),
  footer: footerIn(texts),
});
