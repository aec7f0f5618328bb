// Change: wraps the theme's footer of a document, tells programs where the page is as Markdown (in the head), and asks whether it helped.
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import Head from '@docusaurus/Head';
import type {WrapperProps} from '@docusaurus/types';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {FeedbackForm} from '@site/src/capabilities/feedback/client/FeedbackForm';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';

export default function FooterWrapper(props: WrapperProps<typeof FooterType>): ReactNode {
  const markdown = `${useDoc().metadata.permalink}.md`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <Footer {...props} />
      <WidgetBoundary silent>
        <FeedbackForm />
      </WidgetBoundary>
    </>
  );
}
