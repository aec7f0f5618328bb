/**
 * Components that pages use without an import. src/components/mdx/README.md explains them, except the last four:
 * `Code` and `Drawing` are written by build steps; `Head` and `Details` are part of Docusaurus.
 */
export const components = [
  'Steps',
  'Cards',
  'Card',
  'Tabs',
  'TabItem',
  'Term',
  'Glossary',
  'Copy',
  'Code',
  'Drawing',
  'Head',
  'Details',
] as const;
