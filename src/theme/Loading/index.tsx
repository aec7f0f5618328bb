// Change: the site's design; a page title and a heading; an alert for screen readers; translatable text.
// If a page still cannot be loaded after a reload, PendingNavigation (src/plugins/core-patches) opens its route, and the
// loader of the route shows this component with the error.
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Failure} from '@site/src/components/ui/Failure';
import styles from './styles.module.css';

/** The props of react-loadable that this component uses. */
interface LoadingProps {
  /** Set if the page failed to load. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Whether the page has been loading long enough to show a message. */
  readonly pastDelay: boolean;
}

interface LoadingFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that the page could not be loaded and offers to retry. */
function LoadingFailure({error, onRetry}: LoadingFailureProps): ReactNode {
  const title = (
    <Translate
      id="site.loading.failed"
      description="Heading when a part of the page could not be loaded"
    >
      This page could not be loaded.
    </Translate>
  );
  return (
    <div role="alert">
      <Failure title={title} error={error}>
        <p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            <Translate
              id="site.loading.retry"
              description="Label of the button that tries to load the page again"
            >
              Retry
            </Translate>
          </button>
        </p>
      </Failure>
    </div>
  );
}

/**
 * The content that Docusaurus shows while a page loads (a text after a short delay) and after the page failed to load
 * (the error).
 */
export default function Loading({error, retry, pastDelay}: LoadingProps): ReactNode {
  const hasFailed = error !== null && error !== undefined;
  if (hasFailed) return <LoadingFailure error={error} onRetry={retry} />;
  if (!pastDelay) return null;
  return (
    <p className={styles.waiting} role="status">
      <Translate id="site.loading.text" description="Shown while a page takes long to load">
        Loading…
      </Translate>
    </p>
  );
}
