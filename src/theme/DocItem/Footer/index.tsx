// Change: wraps the theme's footer of a document and asks below it whether the page helped.
import Footer from '@theme-original/DocItem/Footer';
import type FooterType from '@theme/DocItem/Footer';
import type {WrapperProps} from '@docusaurus/types';
import type {ReactNode} from 'react';
import {FeedbackForm} from '@site/src/components/feedback/FeedbackForm';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';

export default function FooterWrapper(props: WrapperProps<typeof FooterType>): ReactNode {
  return (
    <>
      <Footer {...props} />
      <WidgetBoundary silent>
        <FeedbackForm />
      </WidgetBoundary>
    </>
  );
}
