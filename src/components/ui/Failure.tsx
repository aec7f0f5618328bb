import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {errorMessages} from '../../lib/errorChain';
import styles from './Failure.module.css';

export interface FailureProps {
  readonly title: ReactNode;
  readonly error: unknown;
  /** What the reader can do. */
  readonly children: ReactNode;
}

/**
 * What stands in place of a page that failed: the message of the error, then each cause, introduced by 'Cause:'; and
 * the title of the browser's tab meanwhile. Uses no theme component: those may be what failed.
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
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the theme's heading needs contexts */}
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
