/** The interactive version of the figure on the home page. Figure.tsx loads it when a reader asks for it. */
import Translate from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {LineIcon} from '../../ui/LineIcon';
import styles from './Figure.module.css';
import {Lines, NodeName} from './parts';
import {MAXIMUM, MINIMUM, parseValue, recover, SECRET, SHARES, split} from './shares';

interface Share {
  readonly number: number;
  /** Whether the reader took it away. */
  readonly removed: boolean;
}

/** A value and its shares. */
interface Sharing {
  readonly value: number;
  readonly shares: readonly Share[];
}

/** The sum of the shares that are left, and its meaning. */
function Result({value, shares}: Sharing): ReactNode {
  const left = shares.filter(({removed}) => !removed).map(({number}) => number);
  if (left.length === 0) {
    return (
      <Translate id="site.home.sharing.none">
        No share is left, so there is nothing to add up. Click a node to put its share back.
      </Translate>
    );
  }
  const values = {result: <strong>{recover(left)}</strong>, value};
  return left.length === shares.length ? (
    <Translate id="site.home.sharing.all" values={values}>
      {'Modulo 2³² + 15, the three shares add up to {result}. Click a node to remove its share.'}
    </Translate>
  ) : (
    <Translate id="site.home.sharing.some" values={values}>
      {
        'What is left adds up to {result}, not {value}. It fits every number equally well, so it reveals nothing.'
      }
    </Translate>
  );
}

interface ShareButtonProps {
  readonly share: Share;
  readonly index: number;
  readonly onClick: () => void;
}

/** A share as a button. A click removes the share, or puts it back. */
function ShareButton({share: {number, removed}, index, onClick}: ShareButtonProps): ReactNode {
  return (
    <li>
      <button type="button" className={styles.share} aria-pressed={removed} onClick={onClick}>
        <span className="visually-hidden">
          <Translate id="site.home.sharing.remove">Remove the share of</Translate>{' '}
        </span>
        <NodeName index={index} />{' '}
        {/* The key makes a new element for each share, which starts its animation. */}
        <code key={number}>{number}</code>
        <LineIcon path="m4 4 8 8m0-8-8 8" width="12" height="12" />
      </button>
    </li>
  );
}

/**
 * Lets readers split their own number, and remove shares. Everything is computed in the browser; nothing is
 * sent.
 */
export function Experiment(): ReactNode {
  const [sharing, setSharing] = useState<Sharing>({
    value: SECRET,
    shares: SHARES.map((number) => ({number, removed: false})),
  });
  const [text, setText] = useState(String(SECRET));
  const input = useRef<HTMLInputElement>(null);
  const resultId = useId();
  // The button that loaded the experiment is gone, so the focus moves here.
  useEffect(() => {
    input.current?.focus({preventScroll: true});
    input.current?.select();
  }, []);
  const isValid = parseValue(text) !== undefined;
  /** Splits a value. Shares that were removed stay removed. */
  const splitValue = (value: number) => {
    const numbers = split(value);
    const shares = sharing.shares.map((share, index) => ({...share, number: numbers[index] ?? 0}));
    setSharing({value, shares});
  };
  const change = (typed: string) => {
    setText(typed);
    const value = parseValue(typed);
    if (value !== undefined) splitValue(value);
  };
  const toggle = (toggled: number) => {
    const shares = sharing.shares.map((share, index) =>
      index === toggled ? {...share, removed: !share.removed} : share,
    );
    setSharing({...sharing, shares});
  };
  return (
    <>
      <label className={styles.record}>
        <code>{'{ "salary": '}</code>
        <span className="visually-hidden">
          <Translate id="site.home.sharing.input">Your number</Translate>
        </span>
        <input
          ref={input}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          value={text}
          aria-invalid={!isValid}
          aria-describedby={resultId}
          onChange={({target}) => change(target.value)}
        />
        <code>{' }'}</code>
      </label>
      <Lines />
      <ol className={styles.nodes}>
        {sharing.shares.map((share, index) => (
          <ShareButton key={index} share={share} index={index} onClick={() => toggle(index)} />
        ))}
      </ol>
      <figcaption>
        <span id={resultId} role="status">
          {isValid ? (
            <Result {...sharing} />
          ) : (
            <Translate id="site.home.sharing.invalid" values={{minimum: MINIMUM, maximum: MAXIMUM}}>
              {'Type a whole number from {minimum} to {maximum}.'}
            </Translate>
          )}
        </span>
      </figcaption>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => splitValue(sharing.value)}
      >
        <Translate id="site.home.sharing.again">Split it again</Translate>
      </button>
    </>
  );
}
