import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {errorMessages} from './errorMessages';
import styles from './Failure.module.css';

interface FailureProps {
  /** Heading of the failure page. */
  readonly title: ReactNode;
  /** Anything that was thrown. An error without a message shows its name. */
  readonly error: unknown;
  /** Advice for the reader: text and buttons. */
  readonly children: ReactNode;
}

/**
 * The content of a page that crashed or could not be loaded: the advice, the error's message, and each cause of the
 * error. Sets the title of the browser tab, and keeps search engines away. Uses no theme components, because they may
 * be what failed. For `CrashPage`, and for theme/Loading.
 */
export function Failure({title, error, children}: FailureProps): ReactNode {
  const [message, ...causes] = errorMessages(error);
  return (
    <div className={styles.page}>
      <Head>
        <title>
          {translate({
            id: 'site.error.pageTitle',
            message: 'Page Error',
            description: 'Title of the browser tab when a page crashed',
          })}
        </title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      {children}
      <div className={styles.details}>
        <p>{message}</p>
        {causes.map((cause, index) => (
          <p key={index}>
            <strong>
              <Translate id="site.error.cause" description="Introduces the cause of an error">
                Cause:
              </Translate>
            </strong>{' '}
            {cause}
          </p>
        ))}
      </div>
    </div>
  );
}
