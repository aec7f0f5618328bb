import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ConsoleBody} from '../../shared/types';
import {Field} from './Field';
import type {UseBody} from './useBody';

/** A longer body scrolls. */
const BODY_ROWS = 16;

export interface BodyFieldsProps {
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
