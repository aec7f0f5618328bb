// Change: wraps the links to the previous and next page. Adds the feedback form above them.
import DocItemPaginator from '@theme-init/DocItem/Paginator';
import type {ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {FeedbackForm} from '../../../client/FeedbackForm';

/** The feedback form and the stock paginator. */
export default function PaginatorWithFeedback(): ReactNode {
  return (
    <>
      <WidgetBoundary>
        <FeedbackForm />
      </WidgetBoundary>
      <DocItemPaginator />
    </>
  );
}
