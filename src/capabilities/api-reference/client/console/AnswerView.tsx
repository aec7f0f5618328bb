import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {Answer, Received} from './send';
import type {CallState} from './useCall';
import {failureTexts, statusMeaning} from './words';
import styles from './Console.module.css';

/** A longer answer scrolls. */
const BODY_ROWS = 24;
/** Who scrolled up farther than this (px) is reading, and is left there. */
const END_MARGIN = 40;

interface BodyViewProps {
  readonly text: string;
  /** Still growing: the newest part stays in view. */
  readonly streaming: boolean;
}

/** The body of an answer: a text area, so that it can be scrolled, selected and copied with the keyboard. */
function BodyView({text, streaming}: BodyViewProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const element = area.current;
    if (streaming && atEnd.current && element !== null) element.scrollTop = element.scrollHeight;
  }, [text, streaming]);
  return (
    <textarea
      ref={area}
      readOnly
      className={styles.body}
      rows={Math.min(BODY_ROWS, text.split('\n').length + 1)}
      value={text}
      aria-label={translate({id: 'api.console.body', message: 'Body of the answer'})}
      onScroll={({currentTarget: {scrollHeight, scrollTop, clientHeight}}) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < END_MARGIN;
      }}
    />
  );
}

function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), {href: url, download: 'answer'}).click();
  // Not at once: the browser begins to read after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface CutBodyProps {
  readonly of: Received;
  /** Undefined while more may come. */
  readonly answer: Answer | undefined;
}

/** Says that only the beginning of a body is shown, and offers all of it as a file. */
function CutBody({of: {bytes}, answer}: CutBodyProps): ReactNode {
  const whole = answer?.whole;
  const size = (bytes / 1e6).toFixed(1);
  return (
    <p>
      <Translate id="api.console.cut" values={{size}}>
        {'Only the beginning is shown: {size} MB have come.'}
      </Translate>{' '}
      {answer?.stopped === true && (
        <Translate id="api.console.stopped">
          The console stopped there; the server would have sent more.
        </Translate>
      )}{' '}
      {whole !== undefined && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => save(whole)}
        >
          <Translate id="api.console.download">Download all of it</Translate>
        </button>
      )}
    </p>
  );
}

function statusText(state: CallState): string {
  if (state.kind === 'sending') {
    return state.body.bytes === 0
      ? translate({id: 'api.console.sending', message: 'Waiting for the answer …'})
      : translate({id: 'api.console.streaming', message: 'The answer is coming in …'});
  }
  if (state.kind === 'failed') return failureTexts[state.failure];
  if (state.kind !== 'answered') return '';
  const {status, statusText: phrase, milliseconds} = state.answer;
  return translate(
    {id: 'api.console.answer', message: 'Status {status}, {time} ms'},
    {status: `${status} ${phrase}`.trim(), time: String(milliseconds)},
  );
}

/** What came back. The line with the status is announced; the body is not, it may be long. */
export function AnswerView({state}: {readonly state: CallState}): ReactNode {
  const {kind, body} = state;
  const answer = state.kind === 'answered' ? state.answer : undefined;
  const meaning = answer && statusMeaning(answer.status);
  const failed = state.kind === 'failed' && state.failure !== 'cancelled';
  const refused = meaning !== undefined || failed;
  return (
    <div className={styles.answer}>
      <p role="status" className={clsx(styles.status, refused && styles.refused)}>
        <strong>{statusText(state)}</strong>
        {meaning !== undefined && <> {meaning}</>}
      </p>
      {answer !== undefined && (
        <details>
          <summary>
            <Translate id="api.console.headers">Headers of the answer</Translate>
          </summary>
          <ul className={styles.headers}>
            {answer.headers.map(([name, value]) => (
              <li key={name}>
                <code>
                  {name}: {value}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {body.text !== '' && <BodyView text={body.text} streaming={kind === 'sending'} />}
      {body.cut && <CutBody of={body} answer={answer} />}
    </div>
  );
}
