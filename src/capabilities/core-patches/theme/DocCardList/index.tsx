// Change: wraps the theme's cards and hands them the descriptions of all documents, which the browser gets with this
// component alone (versionData in ../../manifest.ts takes them from the data of every page).
import type {ReactNode} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
// In a plugin's theme `@theme-original` would be this very file.
import DocCardList from '@theme-init/DocCardList';
import docsOf from '@generated/core-patches/default/docs.json';

export default function DocCardListWithDescriptions(props: Props): ReactNode {
  const version = useDocsVersion();
  const docs = docsOf[version.pluginId]?.[version.version] ?? version.docs;
  return (
    <DocsVersionProvider version={{...version, docs}}>
      <DocCardList {...props} />
    </DocsVersionProvider>
  );
}
