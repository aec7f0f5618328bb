import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {Target} from './ownValues';
import {useRequest} from './RequestContext';
import styles from './SampleEditor.module.css';
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
      Node
    </Translate>,
  ],
];

/**
 * Chooses whether the samples call the sandbox or a real node. The generated pages contain it
 * (../node/exampleSection.ts), before the samples.
 */
export function TargetSwitch(): ReactNode {
  const {target, setTarget} = useRequest();
  const name = useId();
  return (
    <fieldset className={clsx('screen-only', styles.switch)}>
      <legend className="visually-hidden">
        {translate({id: 'api.target', message: 'Where the samples send the request'})}
      </legend>
      {targets.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === target}
            onChange={() => {
              setTarget(value);
              storeTarget(value);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
