import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {ConsoleData} from '../../shared/types';
import {AnswerView} from './AnswerView';
import {BodyFields, ConnectionFields, ParameterField} from './Fields';
import {buildCall, parameterKey} from './request';
import {useCall} from './useCall';
import styles from './Console.module.css';

export interface ConsoleProps {
  readonly of: ConsoleData;
}

/** A form filled in from the example, which sends the request and shows what comes back. */
export function Console({of}: ConsoleProps): ReactNode {
  const {state, start, cancel} = useCall();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the console is gone: whoever pressed it goes on here.
  useEffect(() => form.current?.focus({preventScroll: true}), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    start(() => buildCall(of, values));
  };
  const sending = state.kind === 'sending';
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.console}
      aria-label={translate({id: 'api.console.form', message: 'Console'})}
      onSubmit={submit}
    >
      <ConnectionFields {...of} />
      {of.parameters.map((parameter) => (
        <ParameterField key={parameterKey(parameter)} {...parameter} />
      ))}
      {of.bodies.length > 0 && <BodyFields bodies={of.bodies} />}
      <div className={styles.buttons}>
        <button type="submit" className="button button--primary">
          <Translate id="api.console.send">Send</Translate>
        </button>
        {/* Never `disabled`: who has the focus on it when the answer comes would lose it. */}
        <button
          type="button"
          className={clsx('button button--secondary', !sending && 'disabled')}
          aria-disabled={!sending}
          onClick={cancel}
        >
          <Translate id="api.console.cancel">Cancel</Translate>
        </button>
      </div>
      <AnswerView state={state} />
    </form>
  );
}
