/**
 * The site's keys in the browser's storage. docs/privacy.mdx lists them for readers. The theme's own
 * keys are `theme`, `docusaurus.tab.*`, and `docs-preferred-version-*`.
 */
export const storageKeys = {
  /** localStorage: id of the announcement that was dismissed last. */
  announcementDismissed: 'announcement.dismissed',
  /** localStorage: `hidden` if the reader hid the sidebar. */
  sidebar: 'docs.sidebar',
  /** localStorage: `off` if the reader turned off shortcuts of one character. */
  singleKeys: 'site.singleKeys',
  /** sessionStorage: scroll position and URL of the page that was left last, `1200 https://…/quickstart`. */
  lastPosition: 'site.leftAt',
  /** sessionStorage: time and path of the last page that was reloaded because a part of it failed to load. */
  reloadedPage: 'site.reloadedPage',
} as const;
