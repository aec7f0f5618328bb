import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';

interface WidgetBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Hides the children if one of them crashes while rendering, so that the rest of the page keeps working: for search,
 * feedback, announcement, page actions, and third parties.
 */
export function WidgetBoundary({children}: WidgetBoundaryProps): ReactNode {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}
