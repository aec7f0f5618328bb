import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type {SampleValue} from '../shared/types';
import type * as ValuesModule from './values/Values';
import styles from './ValuesSlot.module.css';
import {hasValues} from './valueStorage';

const load = async () => import('./values/Values');

/**
 * A button that loads the form with which readers insert their own address, token, and ids into the samples. If they
 * already did on another page of the API, the form inserts the stored values as soon as the page is ready. The generated
 * page of an operation contains it (../node/operationPage.ts).
 */
export function ValuesSlot({values}: {readonly values: readonly SampleValue[]}): ReactNode {
  const [loaded, setLoaded] = useState<typeof ValuesModule>();
  const [isClicked, setClicked] = useState(false);
  // Docusaurus mounts the samples again when this changes.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    // If it cannot be loaded, the button is still there.
    if (isBrowser && hasValues(values)) load().then(setLoaded, () => undefined);
  }, [isBrowser, values]);
  return (
    <div className={styles.slot}>
      {loaded === undefined ? (
        <LoadButton
          load={load}
          onLoad={(module) => {
            setClicked(true);
            setLoaded(module);
          }}
        >
          <Translate id="api.values.open">Insert your values</Translate>
        </LoadButton>
      ) : (
        <loaded.Values values={values} startOpen={isClicked} />
      )}
    </div>
  );
}
