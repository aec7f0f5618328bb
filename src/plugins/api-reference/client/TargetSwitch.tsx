import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Choice} from './Choice';
import type {Target} from './ownValues';
import {useRequest} from './RequestContext';
import styles from './SampleEditor.lazy.module.css';
import {storeTarget} from './valueStorage';

const targets: readonly (readonly [Target, string])[] = [
  ['sandbox', translate({id: 'api.target.sandbox', message: 'Sandbox'})],
  ['node', translate({id: 'api.target.node', message: 'Public node'})],
];

/**
 * Chooses whether the samples call the sandbox or a real node. The generated pages contain it
 * (../node/exampleSection.ts), before the samples.
 */
export function TargetSwitch(): ReactNode {
  const {target, setTarget} = useRequest();
  return (
    <Choice
      label={translate({id: 'api.target', message: 'Where the samples send the request'})}
      options={targets}
      value={target}
      onChange={(value) => {
        setTarget(value);
        storeTarget(value);
      }}
      className={styles.switch}
    />
  );
}
