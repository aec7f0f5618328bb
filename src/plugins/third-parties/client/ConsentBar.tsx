import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type FormEvent, type ReactNode} from 'react';
import type {TrackerParty} from '@site/src/config/thirdPartyTypes';
import styles from './ConsentBar.lazy.module.css';
import {purposeText} from './purposeText';

export interface ConsentBarProps {
  /** The third parties that need consent. */
  readonly parties: readonly TrackerParty[];
  /** The purposes that the reader has agreed to so far. */
  readonly agreed: readonly string[];
  /** Whether the reader opened the bar. In that case it takes the focus. */
  readonly isRequested: boolean;
  /** Called with the purposes that the reader agrees to. */
  readonly onChoice: (agreed: readonly string[]) => void;
}

/**
 * Asks the reader to accept, refuse, or choose by purpose. The bar covers the bottom of the page without moving
 * content. It stores nothing; `Runtime`, which shows the bar, does.
 */
export function ConsentBar({parties, agreed, isRequested, onChoice}: ConsentBarProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const heading = useId();
  const purposes = [...new Set(parties.map((party) => party.purpose))];
  useEffect(() => {
    if (isRequested) bar.current?.focus();
  }, [isRequested]);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoice(new FormData(event.currentTarget).getAll('purpose').map(String));
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
      <details open={isRequested}>
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
      <div className={styles.choices}>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onChoice([])}
        >
          {translate({id: 'site.consent.refuse', message: 'Refuse'})}
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onChoice(purposes)}
        >
          {translate({id: 'site.consent.accept', message: 'Accept'})}
        </button>
      </div>
    </section>
  );
}
