/** Written by the shell plugin (index.ts) for the not-found page. */
declare module '@generated/shell/default/pages.json' {
  import type {PageEntry} from '@site/src/plugins/shell/shared/nearestPages';

  const pages: readonly PageEntry[];
  export default pages;
}
