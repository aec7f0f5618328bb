/**
 * Puts the components around every document into one chunk. Docusaurus makes a chunk for each of them. A document needs all of
 * these chunks, and together they compress better.
 */
import {createHash} from 'node:crypto';

const components = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** The names of their chunks. In a build, Docusaurus names a chunk by a hash of its module (.docusaurus/registry.js). */
export const documentChunks = components.map((component) =>
  createHash('md5').update(component).digest('hex').slice(0, 8),
);

/** Bundler settings. */
export const mergeDocumentChunks = {
  splitChunks: {
    cacheGroups: {
      document: {
        name: 'document',
        chunks: ({name}: {readonly name?: string | null}) => documentChunks.includes(name ?? ''),
        enforce: true,
      },
    },
  },
};
