// Change: wraps the metadata of a document. Link previews show the picture that the build draws for the page.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-init/DocItem/Metadata';
import type {ReactNode} from 'react';
import {imagePath} from '../../../shared/imagePath';

/** The picture, and then the stock metadata, so that an `image` in the front matter replaces the picture. */
export default function DocItemMetadataWithImage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <PageMetadata image={imagePath(permalink, baseUrl)} />
      <DocItemMetadata />
    </>
  );
}
