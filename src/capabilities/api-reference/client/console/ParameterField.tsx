import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ConsoleParameter} from '../../shared/types';
import {Field} from './Field';

export interface ParameterFieldProps {
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
