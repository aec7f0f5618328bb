import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import type {ConsoleData} from '../../shared/types';
import styles from './Console.lazy.module.css';
import {BodyFields, ConnectionFields, ParameterField} from './Fields';
import {buildCall, parameterKey} from './request';
import {ResponseView} from './ResponseView';
import {useCall} from './useCall';
import {useSampleValues} from './useSampleValues';

export interface ConsoleProps {
  readonly operation: ConsoleData;
}

/**
 * A form with the example request of an operation. It sends the request and shows the response. `ConsoleSlot` loads it on a
 * click.
 */
export function Console({operation}: ConsoleProps): ReactNode {
  const {state, start, cancel} = useCall();
  const form = useRef<HTMLFormElement>(null);
  useSampleValues(form, operation);
  // The button that opened the console is gone, so the focus moves here.
  useEffect(() => form.current?.focus({preventScroll: true}), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    start(() => buildCall(operation, values));
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
      <ConnectionFields {...operation} />
      {operation.parameters.map((parameter) => (
        <ParameterField key={parameterKey(parameter)} {...parameter} />
      ))}
      {operation.bodies.length > 0 && <BodyFields bodies={operation.bodies} />}
      <div className={styles.buttons}>
        <button type="submit" className="button button--primary">
          <Translate id="api.console.send">Send</Translate>
        </button>
        {/* Not `disabled`, because the button would lose the focus when the response arrives. */}
        <button
          type="button"
          className={clsx('button button--secondary', !sending && 'disabled')}
          aria-disabled={!sending}
          onClick={cancel}
        >
          <Translate id="api.console.cancel">Cancel</Translate>
        </button>
      </div>
      <ResponseView state={state} />
    </form>
  );
}
