// Change: gives the cards the titles and descriptions of all documents. Only this component loads that data;
// versionDocuments in ../../manifest.ts removes it from every page.
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCardList from '@theme-init/DocCardList';
import type {ReactNode} from 'react';
import docs from '@generated/core-patches/default/docs.json';
import type {Props} from '@theme/DocCardList';

/** The stock cards of a category page, with the descriptions of their documents. */
export default function DocCardListWithDescriptions(props: Props): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={{...version, docs: {...version.docs, ...docs}}}>
      <DocCardList {...props} />
    </DocsVersionProvider>
  );
}
