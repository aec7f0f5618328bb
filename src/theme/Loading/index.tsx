// Change: our look, a title and a heading of its own, an alert for screen readers, and words of the interface
// that can be translated. Shown with an error by src/capabilities/core-patches/client/PendingNavigation.tsx.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Failure} from '@site/src/components/ui/Failure';
import styles from './styles.module.css';

/** Of the props that react-loadable gives, those that are used. */
interface Props {
  readonly error: unknown;
  readonly retry: () => void;
  readonly pastDelay: boolean;
}

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error !== null && error !== undefined) {
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
            <button type="button" className="button button--primary" onClick={retry}>
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
  if (!pastDelay) return null;
  return (
    <p className={styles.waiting} role="status">
      <Translate id="site.loading.text" description="Shown while a page takes long to load">
        Loading…
      </Translate>
    </p>
  );
}
