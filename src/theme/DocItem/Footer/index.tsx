// Change: wraps the theme's footer of a document: tells programs where the page is as Markdown (in the head), and says when it was checked.
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {WrapperProps} from '@docusaurus/types';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {CheckedLine} from '@site/src/capabilities/evidence/client/CheckedLine';
import {readChecked} from '@site/src/capabilities/evidence/shared';
import {twinOf} from '@site/src/capabilities/copies/shared';

export default function FooterWrapper(props: WrapperProps<typeof FooterType>): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink, frontMatter} = useDoc().metadata;
  const markdown = twinOf(permalink, baseUrl);
  const checked = readChecked(frontMatter['checked']);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <Footer {...props} />
      {checked && <CheckedLine {...checked} />}
    </>
  );
}
