import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorDetails} from './ErrorDetails';
import styles from './WidgetBoundary.module.css';

export interface WidgetBoundaryProps {
  readonly children: ReactNode;
  /** Shows nothing in place of the widget, for corners where a message would be in the way. */
  readonly silent?: boolean;
}

/** A widget that fails takes down itself, not the page: its message and a 'Try again' button stand in its place. */
export function WidgetBoundary({children, silent = false}: WidgetBoundaryProps): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) =>
        silent ? null : (
          <div className={styles.fallback} role="alert">
            <ErrorDetails error={error} />
            <button type="button" className="button button--secondary" onClick={tryAgain}>
              <Translate
                id="theme.ErrorPageContent.tryAgain"
                description="The label of the button to try again rendering when the React error boundary captures an error"
              >
                Try again
              </Translate>
            </button>
          </div>
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
