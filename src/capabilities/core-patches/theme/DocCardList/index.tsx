// Change: wraps the theme's cards and hands them titles and descriptions of all documents, which the browser gets
// with this component alone (versionData in ../../manifest.yaml takes them from the data of every page).
import type {ReactNode} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import DocCardList from '@theme-init/DocCardList';
import docs from '@generated/core-patches/default/docs.json';

export default function DocCardListWithDescriptions(props: Props): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={{...version, docs: {...version.docs, ...docs}}}>
      <DocCardList {...props} />
    </DocsVersionProvider>
  );
}
