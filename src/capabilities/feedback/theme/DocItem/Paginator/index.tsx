// Change: wraps the links to the neighbours of a document: before them it asks whether the page helped.
import type {ReactNode} from 'react';
import DocItemPaginator from '@theme-init/DocItem/Paginator';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {FeedbackForm} from '../../../client/FeedbackForm';

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
