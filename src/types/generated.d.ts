/** Data that src/plugins/site-chrome writes at build time. */
declare module '@generated/site-chrome/default/pages.json' {
  import type {PageEntry} from '@site/src/lib/nearestPages';

  const pages: readonly PageEntry[];
  export default pages;
}
