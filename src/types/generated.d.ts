/** Data that our plugins write at build time. */
declare module '@generated/site-shell/default/pages.json' {
  import type {PageEntry} from '@site/src/capabilities/shell/shared/nearestPages';

  const pages: readonly PageEntry[];
  export default pages;
}

declare module '@generated/core-patches/default/docs.json' {
  import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';

  const docs: PropVersionDocs;
  export default docs;
}

/** Address of a typeface in the bundle. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/site-redirects/default/anchors.json' {
  /** Old address to new, base path included. */
  const anchors: Readonly<Record<string, string>>;
  export default anchors;
}

declare module '@generated/site-search/default/modal.json' {
  import type {ModalTranslations} from '@docsearch/react';

  const texts: ModalTranslations;
  export default texts;
}
