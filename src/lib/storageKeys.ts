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
  /** localStorage: the purposes of scripts of others to which the reader agreed. */
  consent: 'site.consent',
  /** sessionStorage: begins the keys of feedback that was typed and not sent, before the path of its page. */
  feedback: 'site.feedback',
  /** sessionStorage: begins the keys of values that the reader inserts into samples of the API reference. */
  sampleValues: 'values.',
  /** sessionStorage: begins the keys of values in the API console, which only the dev server has. */
  consoleValues: 'console.',
  /** sessionStorage: time and path of the last page that was reloaded because a part of it failed to load. */
  reloadedPage: 'site.reloadedPage',
} as const;
