import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Target} from './ownValues';
import {useRequest} from './RequestContext';
import styles from './SampleEditor.lazy.module.css';
import {Segments} from './Segments';
import {storeTarget} from './valueStorage';

const targets: readonly (readonly [Target, ReactNode])[] = [
  [
    'sandbox',
    <Translate key="sandbox" id="api.target.sandbox">
      Sandbox
    </Translate>,
  ],
  [
    'node',
    <Translate key="node" id="api.target.node">
      Public node
    </Translate>,
  ],
];

/**
 * Chooses whether the samples call the sandbox or a real node. The generated pages contain it
 * (../node/exampleSection.ts), before the samples.
 */
export function TargetSwitch(): ReactNode {
  const {target, setTarget} = useRequest();
  return (
    <Segments
      legend={translate({id: 'api.target', message: 'Where the samples send the request'})}
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
