// Change: our look, an alert for screen readers, and words of the interface that can be translated.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import {ErrorDetails} from '@site/src/components/ui/ErrorDetails';
import styles from './styles.module.css';

/** The original's props, with the error as unknown rather than any. */
type Props = Omit<LoadingComponentProps, 'error'> & {readonly error: unknown};

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error !== null && error !== undefined) {
    return (
      <div className={styles.failure} role="alert">
        <ErrorDetails error={error} />
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate
            id="site.loading.retry"
            description="Label of the button that tries to load the page again"
          >
            Retry
          </Translate>
        </button>
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
