import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {answerTo, consentState, questionOf, type ConsentState} from './consent';
import {publishAgreed} from '@site/src/hooks/thirdParties';

/** Where the answer is stored. */
const slot = createStorageSlot('site.consent');

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
  const question = questionOf(purposes);

  useEffect(() => {
    const read = () => setState(consentState(question, slot.get(), refuses()));
    read();
    return slot.listen(read);
  }, [question]);

  useEffect(() => {
    publishAgreed(state.agreed);
  }, [state.agreed]);

  const save = (agreed: readonly string[]) => {
    slot.set(answerTo(question, agreed));
    setState({agreed, ask: false});
  };
  return {...state, save};
}
