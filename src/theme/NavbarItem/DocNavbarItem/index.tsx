// Change: an entry is marked by its section (activeBaseRegex in src/config/navigation.ts). Stock marks every
// entry whose document is in the same sidebar: Learn, Build and Community at once.
import type {ReactNode} from 'react';
import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

export default function DocNavbarItem({docId, docsPluginId, label, ...props}: Props): ReactNode {
  // Throws, and lists the ids there are, when the document does not exist; null for drafts.
  const doc = useLayoutDoc(docId, docsPluginId);
  if (doc === null || doc.unlisted) return null;
  return <DefaultNavbarItem exact {...props} label={label ?? doc.id} to={doc.path} />;
}
