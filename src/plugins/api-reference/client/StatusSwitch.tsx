import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {Choice} from './Choice';
import {StatusContext} from './StatusContext';
import styles from './StatusSwitch.lazy.module.css';

interface StatusSwitchProps {
  /** Each status with its title: `200`, `200 OK`. */
  readonly statuses: readonly (readonly [status: string, title: string])[];
}

/**
 * The head of the card with responses: chooses the status whose example is below it. It takes the place of the tabs, which
 * pages without JavaScript show. The generated pages contain it (../node/exampleSection.ts), before the tabs.
 */
export function StatusSwitch({statuses}: StatusSwitchProps): ReactNode {
  const {status, choose} = useContext(StatusContext);
  const [first] = statuses;
  if (first === undefined) return null;
  const [shown, title] = statuses.find(([each]) => each === status) ?? first;
  return (
    <div
      className={clsx(styles.head, `status-${shown.charAt(0)}`)}
      // Paper shows it in place of the control.
      data-title={translate(
        {id: 'api.examples.response', message: 'Example response: {status}'},
        {status: shown},
      )}
    >
      <span className={clsx('screen-only', styles.name)}>
        <Translate id="api.examples.name">Response</Translate>
      </span>
      {statuses.length > 1 ? (
        <Choice
          label={translate({id: 'api.examples.status', message: 'Example response'})}
          options={statuses}
          value={shown}
          onChange={choose}
        />
      ) : (
        <span className="screen-only">{title}</span>
      )}
    </div>
  );
}
