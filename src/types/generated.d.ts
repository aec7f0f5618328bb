/** Data that src/capabilities/shell writes at build time. */
declare module '@generated/site-chrome/default/pages.json' {
  import type {PageEntry} from '@site/src/capabilities/shell/shared/nearestPages';

  const pages: readonly PageEntry[];
  export default pages;
}

/** Address of a typeface in the bundle. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
