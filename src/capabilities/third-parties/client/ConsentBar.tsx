import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type FormEvent, type ReactNode} from 'react';
import {purposeText} from '@site/src/components/mdx/purposeText';
import type {TrackerParty} from '@site/src/config/thirdPartyTypes';
import styles from './ConsentBar.module.css';

export interface ConsentBarProps {
  /** The parties that wait for an answer. */
  readonly parties: readonly TrackerParty[];
  readonly agreed: readonly string[];
  /** Whether the reader asked for the bar: then it takes the focus. */
  readonly requested: boolean;
  readonly onAnswer: (agreed: readonly string[]) => void;
}

/** The question: accept, refuse, or choose by purpose. Lies over the foot of the page and moves nothing. */
export function ConsentBar({parties, agreed, requested, onAnswer}: ConsentBarProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const heading = useId();
  const purposes = [...new Set(parties.map((party) => party.purpose))];
  useEffect(() => {
    if (requested) bar.current?.focus();
  }, [requested]);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswer(new FormData(event.currentTarget).getAll('purpose').map(String));
  };

  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-labelledby={heading}
      tabIndex={-1}
      data-consent-bar
    >
      <p id={heading} className={styles.question}>
        <Translate id="site.consent.question">
          May these pages load the following third parties?
        </Translate>
      </p>
      <details open={requested}>
        <summary>
          <Translate id="site.consent.details">Details and choice</Translate>
        </summary>
        <form onSubmit={save}>
          <ul className={styles.purposes}>
            {purposes.map((purpose) => (
              <li key={purpose}>
                <label className={styles.purpose}>
                  <input
                    type="checkbox"
                    name="purpose"
                    value={purpose}
                    defaultChecked={agreed.includes(purpose)}
                  />
                  <span>
                    {purposeText(purpose)}
                    {': '}
                    {parties
                      .filter((party) => party.purpose === purpose)
                      .map((party) => party.name)
                      .join(', ')}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <button type="submit" className="button button--secondary button--sm">
            {translate({id: 'site.consent.save', message: 'Save this choice'})}
          </button>
        </form>
      </details>
      <div className={styles.answers}>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onAnswer([])}
        >
          {translate({id: 'site.consent.refuse', message: 'Refuse'})}
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onAnswer(purposes)}
        >
          {translate({id: 'site.consent.accept', message: 'Accept'})}
        </button>
      </div>
    </section>
  );
}
