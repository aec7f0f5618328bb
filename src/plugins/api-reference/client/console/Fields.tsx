/** The fields of the console's form. Their `name` attributes are what `buildCall` (request.ts) reads. */
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {storageKeys} from '@site/src/lib/storageKeys';
import type {ConsoleBody, ConsoleData, ConsoleParameter, ConsolePart} from '../../shared/types';
import {Field} from './Field';
import {FILE_FIELD, parameterKey, partKey} from './request';

/** Longer bodies scroll. */
const BODY_ROWS = 16;

function toOptions(values: readonly string[]): ReactNode {
  return values.map((value) => <option key={value}>{value}</option>);
}

/** Props of a control that keeps its value until the tab is closed. */
function storedValue(key: string) {
  // The console is only rendered after a click, so the storage can be read while rendering.
  const slot = createStorageSlot(storageKeys.consoleValues + key, {persistence: 'sessionStorage'});
  return {
    defaultValue: slot.get() ?? undefined,
    onChange: ({target}: {readonly target: {readonly value: string}}) =>
      slot.set(target.value.trim()),
  };
}

/** The fields for server and credential. The browser's tab keeps their values until it is closed, for all pages of an API. */
export function ConnectionFields({segment, servers, credential}: ConsoleData): ReactNode {
  return (
    <>
      <Field
        as="select"
        label={<Translate id="api.console.server">Server</Translate>}
        name="server"
        {...storedValue(`${segment}.server`)}
      >
        {toOptions(servers)}
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
          {...storedValue(`${segment}.credential`)}
        />
      )}
    </>
  );
}

/** The form field of a parameter: a dropdown if its values are fixed, several lines if it is a list. */
export function ParameterField(parameter: ConsoleParameter): ReactNode {
  const {name, place, required, value, values, isList} = parameter;
  const label = (
    <>
      <code>{name}</code> ({place})
      {required && (
        <>
          {' '}
          <Translate id="api.console.required">required</Translate>
        </>
      )}
      {isList && (
        <>
          {', '}
          <Translate id="api.console.list">one entry per line</Translate>
        </>
      )}
    </>
  );
  const control = {label, name: parameterKey(parameter), defaultValue: value};
  if (isList) {
    const rows = value.split('\n').length + 1;
    return <Field as="textarea" required={required} rows={rows} spellCheck={false} {...control} />;
  }
  if (values === undefined) return <Field as="input" required={required} {...control} />;
  return (
    <Field as="select" {...control}>
      {!required && <option value="" />}
      {toOptions(values)}
    </Field>
  );
}

/** The field of a part: a file of the reader, or a text. */
function PartField({part, index}: {readonly part: ConsolePart; readonly index: number}): ReactNode {
  const {name, isFile, text} = part;
  const control = {label: <code>{name}</code>, name: partKey(index)};
  if (isFile) return <Field as="input" type="file" multiple {...control} />;
  const rows = Math.min(BODY_ROWS, text.split('\n').length);
  return <Field as="textarea" rows={rows} spellCheck={false} defaultValue={text} {...control} />;
}

interface ContentFieldProps {
  readonly body: ConsoleBody;
  /** The chosen example. */
  readonly text: string;
}

/** The fields for the content of a body: one for a text or file, one for each part of a form with parts. */
function ContentFields({body: {kind, parts = []}, text}: ContentFieldProps): ReactNode {
  if (kind === 'multipart') {
    return parts.map((part, index) => <PartField key={index} part={part} index={index} />);
  }
  const label = <Translate id="api.console.requestBody">Body</Translate>;
  if (kind === 'file') return <Field as="input" type="file" label={label} name={FILE_FIELD} />;
  return (
    <Field
      as="textarea"
      label={label}
      name="body"
      rows={Math.min(BODY_ROWS, text.split('\n').length + 1)}
      spellCheck={false}
      defaultValue={text}
    />
  );
}

/** The fields for the body, with lists of media types and examples if there are several. Choosing one resets the body. */
export function BodyFields({bodies}: {readonly bodies: readonly ConsoleBody[]}): ReactNode {
  const [{type, example}, choose] = useState({type: 0, example: 0});
  const body = bodies[type];
  const examples = body?.examples ?? [];
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
          {toOptions(bodies.map(({mediaType}) => mediaType))}
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
      {body !== undefined && <ContentFields key={`${type} ${example}`} body={body} text={text} />}
    </>
  );
}
