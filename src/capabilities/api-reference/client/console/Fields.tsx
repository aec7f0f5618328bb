import {createElement, useId, useState, type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ConsoleBody, ConsoleData, ConsoleParameter} from '../../shared/types';
import {parameterKey} from './request';
import styles from './Console.module.css';

/** A longer body scrolls. */
const BODY_ROWS = 16;

type ControlName = 'input' | 'select' | 'textarea';
type FieldProps<Name extends ControlName> = ComponentProps<Name> & {
  readonly as: Name;
  readonly label: ReactNode;
};

/** A form control with its label above. The browser keeps its value, the form's data has it. */
function Field<Name extends ControlName>({as, label, ...control}: FieldProps<Name>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {createElement<object>(as, {id, ...control})}
    </div>
  );
}

const options = (values: readonly string[]) =>
  values.map((value) => <option key={value}>{value}</option>);

/** Lets a control begin with what was entered in this tab before. */
function kept(key: string) {
  // Only ever rendered after a click, so the browser's storage may be read at once.
  const slot = createStorageSlot(`console.${key}`, {persistence: 'sessionStorage'});
  return {
    defaultValue: slot.get() ?? undefined,
    onChange: ({target}: {readonly target: {readonly value: string}}) =>
      slot.set(target.value.trim()),
  };
}

/** Server and credential, both kept until the tab is closed. */
export function ConnectionFields({segment, servers, credential}: ConsoleData): ReactNode {
  return (
    <>
      <Field
        as="select"
        label={<Translate id="api.console.server">Server</Translate>}
        name="server"
        {...kept(`${segment}.server`)}
      >
        {options(servers)}
      </Field>
      {credential !== undefined && (
        <Field
          as="input"
          label={
            <Translate id="api.console.credential" values={{name: credential.name}}>
              {'Credential ({name}), kept until this tab is closed'}
            </Translate>
          }
          name="credential"
          type="password"
          autoComplete="off"
          spellCheck={false}
          {...kept(`${segment}.credential`)}
        />
      )}
    </>
  );
}

/** One parameter; one with fixed values is a choice. */
export function ParameterField(parameter: ConsoleParameter): ReactNode {
  const {name, place, required, value, values} = parameter;
  const label = (
    <>
      <code>{name}</code> ({place})
      {required && (
        <>
          {' '}
          <Translate id="api.console.required">required</Translate>
        </>
      )}
    </>
  );
  const control = {label, name: parameterKey(parameter), defaultValue: value};
  if (values === undefined) return <Field as="input" required={required} {...control} />;
  return (
    <Field as="select" {...control}>
      {!required && <option value="" />}
      {options(values)}
    </Field>
  );
}

/** The request's body, and its media type and the example to start from where there is a choice; each choice begins anew. */
export function BodyFields({bodies}: {readonly bodies: readonly ConsoleBody[]}): ReactNode {
  const [{type, example}, choose] = useState({type: 0, example: 0});
  const examples = bodies[type]?.examples ?? [];
  const text = examples[example]?.text ?? '';
  return (
    <>
      {bodies.length > 1 && (
        <Field
          as="select"
          label={<Translate id="api.console.mediaType">Content type</Translate>}
          name="mediaType"
          onChange={({target}) => choose({type: target.selectedIndex, example: 0})}
        >
          {options(bodies.map(({mediaType}) => mediaType))}
        </Field>
      )}
      {examples.length > 1 && (
        <Field
          as="select"
          key={type}
          label={<Translate id="api.console.example">Example</Translate>}
          onChange={({target}) => choose({type, example: target.selectedIndex})}
        >
          {examples.map(({name}, index) => (
            <option key={index}>{name}</option>
          ))}
        </Field>
      )}
      <Field
        as="textarea"
        key={`${type} ${example}`}
        label={<Translate id="api.console.requestBody">Body</Translate>}
        name="body"
        rows={Math.min(BODY_ROWS, text.split('\n').length + 1)}
        spellCheck={false}
        defaultValue={text}
      />
    </>
  );
}
