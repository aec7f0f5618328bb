/** Types of the data that the plugins of this repository write with `createData`. */
declare module '@generated/core-patches/default/docs.json' {
  import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';

  const docs: PropVersionDocs;
  export default docs;
}

/** The address of a typeface in the bundle. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
