/** Keys of our own in the browser's storage; docs/community-and-support.mdx tells readers of them. The theme's are `theme`, `docusaurus.tab.*` and `docs-preferred-version-*`. */
export const storageKeys = {
  /** Id of the announcement that was dismissed last. */
  announcementDismissed: 'announcement.dismissed',
  /** `hidden` when the reader hid the sidebar. */
  sidebar: 'docs.sidebar',
  /** In the tab's storage: how far down the page was that was left last, and its address. */
  leftAt: 'site.leftAt',
  /** In the tab's storage: time and path of the last page that was loaded anew because a part of it failed. */
  reloadedPage: 'site.reloadedPage',
} as const;
