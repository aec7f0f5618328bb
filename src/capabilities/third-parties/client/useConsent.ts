import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {consentState, consentVersion, parseConsent, type ConsentState} from './consent';
import {publishAgreed} from '@site/src/hooks/thirdParties';

/** Key under which the answer is stored. */
const CONSENT_KEY = 'site.consent';

/** Signals of the browser that count as a refusal until the reader says otherwise. */
const refuses = () =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  ['1', 'yes'].includes(navigator.doNotTrack ?? '');

export interface Consent extends ConsentState {
  /** Stores the reader's answer. */
  readonly save: (agreed: readonly string[]) => void;
}

/**
 * The reader's answer for these purposes: nothing agreed and nothing asked until the browser's storage and
 * signals were read, and kept in step with other tabs.
 */
export function useConsent(purposes: readonly string[]): Consent {
  const [state, setState] = useState<ConsentState>({agreed: [], ask: false});
  const slot = useMemo(() => createStorageSlot(CONSENT_KEY), []);
  const version = consentVersion(purposes);

  useEffect(() => {
    const asked = version === '' ? [] : version.split('+');
    const read = () => setState(consentState(asked, parseConsent(slot.get()), refuses()));
    read();
    return slot.listen(read);
  }, [slot, version]);

  useEffect(() => {
    publishAgreed(state.agreed);
  }, [state.agreed]);

  const save = useCallback(
    (agreed: readonly string[]) => {
      slot.set(JSON.stringify({version, agreed}));
      setState({agreed, ask: false});
    },
    [slot, version],
  );
  return {...state, save};
}
