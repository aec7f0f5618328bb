import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

/** A widget that fails takes down itself, not the page. */
export function WidgetBoundary({children}: {readonly children: ReactNode}): ReactNode {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}
