/**
 * Puts the components around every document into one chunk. Docusaurus makes a chunk for each of them. A document needs all of
 * these chunks, and together they compress better.
 */
import {createHash} from 'node:crypto';

/** The modules of the chunks. The last one has the name of the docs plugin, 100 bytes. */
const modules = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];

/** The names of their chunks. In a build, Docusaurus names a chunk by a hash of its module (.docusaurus/registry.js). */
export const documentChunks = modules.map((module) =>
  createHash('md5').update(module).digest('hex').slice(0, 8),
);

/** Bundler settings. */
export const mergeDocumentChunks = {
  splitChunks: {
    cacheGroups: {
      document: {
        name: 'document',
        filename: 'assets/js/document.[contenthash:8].js',
        chunks: ({name}: {readonly name?: string | null}) => documentChunks.includes(name ?? ''),
        enforce: true,
      },
    },
  },
};
