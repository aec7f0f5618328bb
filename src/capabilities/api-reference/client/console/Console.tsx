import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {ConsoleData} from '../../shared/types';
import {AnswerView} from './AnswerView';
import {BodyFields, Field, ParameterField} from './Fields';
import {buildCall, parameterKey} from './request';
import {useBody} from './useBody';
import {useCall} from './useCall';
import {useSessionValue} from './useSessionValue';
import styles from './Console.module.css';

export interface ConsoleProps {
  readonly of: ConsoleData;
}

function initialParameters({parameters}: ConsoleData): Record<string, string> {
  return Object.fromEntries(
    parameters.map((parameter) => [parameterKey(parameter), parameter.value] as const),
  );
}

/** Server and credential, both kept until the tab is closed. */
function useConnection({segment, servers}: ConsoleData) {
  const [stored, setServer] = useSessionValue(`${segment}.server`, servers[0] ?? '');
  const [credential, setCredential] = useSessionValue(`${segment}.credential`, '');
  return {
    server: servers.includes(stored) ? stored : (servers[0] ?? ''),
    setServer,
    credential,
    setCredential,
  };
}

interface ConnectionFieldsProps extends ConsoleProps {
  readonly connection: ReturnType<typeof useConnection>;
}

function ConnectionFields({of, connection}: ConnectionFieldsProps): ReactNode {
  const {server, setServer, credential, setCredential} = connection;
  return (
    <>
      <Field label={<Translate id="api.console.server">Server</Translate>}>
        {(id) => (
          <select id={id} value={server} onChange={(event) => setServer(event.target.value)}>
            {of.servers.map((entry) => (
              <option key={entry}>{entry}</option>
            ))}
          </select>
        )}
      </Field>
      {of.credential !== undefined && (
        <Field
          label={
            <Translate id="api.console.credential" values={{name: of.credential.name}}>
              {'Credential ({name}), kept until this tab is closed'}
            </Translate>
          }
        >
          {(id) => (
            <input
              id={id}
              type="password"
              autoComplete="off"
              spellCheck={false}
              value={credential}
              onChange={(event) => setCredential(event.target.value.trim())}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** Cancel is never `disabled`: who has the focus on it when the answer comes would lose it. */
function Buttons({
  sending,
  onCancel,
}: {
  readonly sending: boolean;
  readonly onCancel: () => void;
}): ReactNode {
  return (
    <div className={styles.buttons}>
      <button type="submit" className="button button--primary">
        <Translate id="api.console.send">Send</Translate>
      </button>
      <button
        type="button"
        className={clsx('button button--secondary', !sending && 'disabled')}
        aria-disabled={!sending}
        onClick={onCancel}
      >
        <Translate id="api.console.cancel">Cancel</Translate>
      </button>
    </div>
  );
}

/** A form filled in from the example, which sends the request and shows what comes back. */
export function Console({of}: ConsoleProps): ReactNode {
  const connection = useConnection(of);
  const [parameters, setParameters] = useState(() => initialParameters(of));
  const body = useBody(of.bodies);
  const {state, start, cancel} = useCall();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the console is gone: whoever pressed it goes on here.
  useEffect(() => form.current?.focus({preventScroll: true}), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const {server, credential} = connection;
    const {mediaType, text} = body;
    start(() => buildCall(of, {server, credential, parameters, mediaType, body: text}));
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.console}
      aria-label={translate({id: 'api.console.form', message: 'Console'})}
      onSubmit={submit}
    >
      <ConnectionFields of={of} connection={connection} />
      {of.parameters.map((parameter) => {
        const key = parameterKey(parameter);
        return (
          <ParameterField
            key={key}
            of={parameter}
            value={parameters[key] ?? ''}
            onChange={(value) => setParameters({...parameters, [key]: value})}
          />
        );
      })}
      {of.bodies.length > 0 && <BodyFields bodies={of.bodies} body={body} />}
      <Buttons sending={state.kind === 'sending'} onCancel={cancel} />
      <AnswerView state={state} />
    </form>
  );
}
