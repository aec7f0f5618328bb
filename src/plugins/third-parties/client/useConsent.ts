import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {setAgreedPurposes} from '@site/src/lib/agreedPurposes';
import {storageKeys} from '@site/src/lib/storageKeys';
import {getConsentState, serializeChoice, toPurposesKey, type ConsentState} from './consent';

/** The place of the choice in the browser's storage. */
const storageSlot = createStorageSlot(storageKeys.consent);

/** Returns whether the browser sends a signal that counts as a refusal until the reader chooses. */
const hasRefusalSignal = () =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  ['1', 'yes'].includes(navigator.doNotTrack ?? '');

export interface Consent extends ConsentState {
  /** Stores the reader's choice. */
  readonly save: (agreed: readonly string[]) => void;
}

/**
 * Returns the reader's consent for these purposes. Until the browser's storage has been read, nothing is agreed to and
 * nothing is asked. A choice in another tab updates the result. The agreed purposes are also passed to
 * `setAgreedPurposes`, from which the search reads them. Only `Runtime` uses this hook.
 */
export function useConsent(purposes: readonly string[]): Consent {
  const [state, setState] = useState<ConsentState>({agreed: [], isOpen: false});
  const purposesKey = toPurposesKey(purposes);

  useEffect(() => {
    const readChoice = () =>
      setState(getConsentState(purposesKey, storageSlot.get(), hasRefusalSignal()));
    readChoice();
    return storageSlot.listen(readChoice);
  }, [purposesKey]);

  useEffect(() => {
    setAgreedPurposes(state.agreed);
  }, [state.agreed]);

  const save = (agreed: readonly string[]) => {
    storageSlot.set(serializeChoice(purposesKey, agreed));
    setState({agreed, isOpen: false});
  };
  return {...state, save};
}
