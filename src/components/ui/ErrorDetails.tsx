import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {errorMessages} from '../../lib/errorChain';
import styles from './ErrorDetails.module.css';

export interface ErrorDetailsProps {
  readonly error: unknown;
}

/** Message of an error, then each cause, introduced by 'Cause:'. */
export function ErrorDetails({error}: ErrorDetailsProps): ReactNode {
  const [message, ...causes] = errorMessages(error);
  return (
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
  );
}
