import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ConsoleBody, ConsoleParameter} from '../../shared/types';
import type {UseBody} from './useBody';
import styles from './Console.module.css';

/** A longer body scrolls. */
const BODY_ROWS = 16;

/** A form control with its label above. */
export function Field({
  label,
  children,
}: {
  readonly label: ReactNode;
  /** Gets the id that ties it to its label. */
  readonly children: (id: string) => ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ParameterFieldProps {
  readonly of: ConsoleParameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One parameter; one with fixed values is a choice. */
export function ParameterField({of, value, onChange}: ParameterFieldProps): ReactNode {
  const label = (
    <>
      <code>{of.name}</code> ({of.place})
      {of.required && (
        <>
          {' '}
          <Translate id="api.console.required">required</Translate>
        </>
      )}
    </>
  );
  return (
    <Field label={label}>
      {(id) =>
        of.values === undefined ? (
          <input
            id={id}
            value={value}
            required={of.required}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
            {!of.required && <option value="" />}
            {of.values.map((entry) => (
              <option key={entry}>{entry}</option>
            ))}
          </select>
        )
      }
    </Field>
  );
}

interface BodyFieldsProps {
  readonly bodies: readonly ConsoleBody[];
  readonly body: UseBody;
}

/** The request's body, and its media type and the example to start from where there is a choice. */
export function BodyFields({bodies, body}: BodyFieldsProps): ReactNode {
  const {mediaType, text, example, setText, chooseExample, chooseMediaType} = body;
  const examples = bodies.find((entry) => entry.mediaType === mediaType)?.examples ?? [];
  return (
    <>
      {bodies.length > 1 && (
        <Field label={<Translate id="api.console.mediaType">Content type</Translate>}>
          {(id) => (
            <select
              id={id}
              value={mediaType}
              onChange={(event) => chooseMediaType(event.target.value)}
            >
              {bodies.map((entry) => (
                <option key={entry.mediaType}>{entry.mediaType}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {examples.length > 1 && (
        <Field label={<Translate id="api.console.example">Example</Translate>}>
          {(id) => (
            <select
              id={id}
              value={example}
              onChange={(event) => chooseExample(Number(event.target.value))}
            >
              {examples.map(({name}, index) => (
                <option key={`${index} ${name}`} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={<Translate id="api.console.requestBody">Body</Translate>}>
        {(id) => (
          <textarea
            id={id}
            rows={Math.min(BODY_ROWS, text.split('\n').length + 1)}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
