import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {BodyView} from './BodyView';
import {CutBody} from './CutBody';
import type {Received} from './send';
import type {CallState} from './useCall';
import {answerText, failureText, statusMeaning} from './words';
import styles from './Console.module.css';

function statusText(state: CallState): string {
  if (state.kind === 'sending') {
    return state.partial.bytes === 0
      ? translate({id: 'api.console.sending', message: 'Waiting for the answer …'})
      : translate({id: 'api.console.streaming', message: 'The answer is coming in …'});
  }
  if (state.kind === 'failed') return failureText(state.failure);
  if (state.kind === 'idle') return '';
  const {status, statusText: phrase, milliseconds} = state.answer;
  return answerText(status, phrase, milliseconds);
}

function bodyOf(state: CallState): Received | undefined {
  if (state.kind === 'answered') return state.answer.body;
  return state.kind === 'idle' ? undefined : state.partial;
}

export interface AnswerViewProps {
  readonly state: CallState;
}

/** What came back. The line with the status is announced; the body is not, it may be long. */
export function AnswerView({state}: AnswerViewProps): ReactNode {
  const body = bodyOf(state);
  const meaning = state.kind === 'answered' ? statusMeaning(state.answer.status) : undefined;
  const refused =
    meaning !== undefined || (state.kind === 'failed' && state.failure !== 'cancelled');
  return (
    <div className={styles.answer}>
      <p role="status" className={clsx(styles.status, refused && styles.refused)}>
        <strong>{statusText(state)}</strong>
        {meaning !== undefined && <> {meaning}</>}
      </p>
      {state.kind === 'answered' && (
        <details>
          <summary>
            <Translate id="api.console.headers">Headers of the answer</Translate>
          </summary>
          <ul className={styles.headers}>
            {state.answer.headers.map(([name, value]) => (
              <li key={name}>
                <code>
                  {name}: {value}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {body !== undefined && body.text !== '' && (
        <BodyView text={body.text} streaming={state.kind === 'sending'} />
      )}
      {body?.cut === true && (
        <CutBody of={body} answer={state.kind === 'answered' ? state.answer : undefined} />
      )}
    </div>
  );
}
