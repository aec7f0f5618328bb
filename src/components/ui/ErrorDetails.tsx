import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {errorMessages} from '../../lib/errorChain';
import styles from './ErrorDetails.module.css';

export interface ErrorDetailsProps {
  readonly error: unknown;
}

/** Message of an error, then each cause, introduced by 'Cause:'; and the title of the browser's tab meanwhile. */
export function ErrorDetails({error}: ErrorDetailsProps): ReactNode {
  const [message, ...causes] = errorMessages(error);
  return (
    <div className={styles.details}>
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
  );
}
