/** What writers may type without an import: src/components/mdx/README.md explains each, the last four come from steps of the build or from Docusaurus. */
export const components = [
  'Steps',
  'Cards',
  'Card',
  'Tabs',
  'TabItem',
  'Term',
  'Glossary',
  'Copy',
  'LlmSummary',
  'Code',
  'Drawing',
  'Head',
  'Details',
] as const;
