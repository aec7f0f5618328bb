import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useId, useState, type ReactNode} from 'react';
import type * as EditorModule from './editor/Editor';
import {useRequest} from './RequestContext';
import styles from './SampleEditor.lazy.module.css';
import {readTarget, readValues} from './valueStorage';

/**
 * The last row of the card with the samples. It loads the code with which readers change values in them, when they reach the
 * page with a pointer or the focus, or if they changed something on another page of the API. The generated pages contain it
 * (../node/exampleSection.ts).
 *
 * @param children how to run the samples in the sandbox
 */
export function SampleEditor({children}: {readonly children?: ReactNode}): ReactNode {
  const {request, target, setTarget, isReached} = useRequest();
  const [loaded, setLoaded] = useState<typeof EditorModule>();
  const [hasOwnValues, setHasOwnValues] = useState(false);
  const hintId = useId();
  // Docusaurus mounts the samples again when this changes.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return;
    const stored = readTarget(request.values);
    if (stored !== undefined) setTarget(stored);
    const hasValues = Object.keys(readValues(request.values)).length > 0;
    setHasOwnValues(stored !== undefined || hasValues);
  }, [isBrowser, request, setTarget]);
  const isNeeded = isReached || hasOwnValues;
  useEffect(() => {
    // If it cannot be loaded, the samples stay as they are.
    if (isNeeded) import('./editor/Editor').then(setLoaded, () => undefined);
  }, [isNeeded]);
  return (
    <div className={styles.foot}>
      {target === 'sandbox' && children}
      <span id={hintId} className={clsx('screen-only', styles.hint)}>
        <Translate id="api.values.hint">To edit a value, click it or press Enter.</Translate>
      </span>
      {loaded && <loaded.Editor hintId={hintId} />}
    </div>
  );
}
