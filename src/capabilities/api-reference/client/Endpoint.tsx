import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Endpoint as EndpointData} from '../shared/types';
import styles from './Endpoint.module.css';

export interface EndpointProps {
  readonly of: EndpointData;
  /** The path with its copy button. From the page, which has it already: imported here it would be loaded twice. */
  readonly children: ReactNode;
}

/** Method and path of the operation. */
export function Endpoint({of, children}: EndpointProps): ReactNode {
  return (
    <>
      {of.deprecated === true && (
        <p>
          <strong>
            <Translate id="api.endpoint.deprecated">
              This operation is deprecated. New code should not use it.
            </Translate>
          </strong>
        </p>
      )}
      <div className={styles.endpoint}>
        <span className={styles.method} data-method={of.method}>
          {of.method}
        </span>{' '}
        <span className={styles.path}>{children}</span>
      </div>
    </>
  );
}
