// Change: previews of a link to the page show the picture that the build draws of it.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-init/DocItem/Metadata';

export default function DocItemMetadataWithImage(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <PageMetadata image={`${permalink}.png`} />
      <DocItemMetadata />
    </>
  );
}
