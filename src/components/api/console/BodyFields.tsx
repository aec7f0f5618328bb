import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Field} from './Field';

/** A longer body scrolls. */
const BODY_ROWS = 16;

export interface BodyFieldsProps {
  readonly mediaTypes: readonly string[];
  readonly mediaType: string;
  readonly onMediaType: (mediaType: string) => void;
  readonly body: string;
  readonly onBody: (body: string) => void;
}

/** The request's body, and its media type where there is a choice. */
export function BodyFields(props: BodyFieldsProps): ReactNode {
  const {mediaTypes, mediaType, onMediaType, body, onBody} = props;
  return (
    <>
      {mediaTypes.length > 1 && (
        <Field label={<Translate id="api.console.mediaType">Content type</Translate>}>
          {(id) => (
            <select id={id} value={mediaType} onChange={(event) => onMediaType(event.target.value)}>
              {mediaTypes.map((entry) => (
                <option key={entry}>{entry}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={<Translate id="api.console.requestBody">Body</Translate>}>
        {(id) => (
          <textarea
            id={id}
            rows={Math.min(BODY_ROWS, body.split('\n').length + 1)}
            spellCheck={false}
            value={body}
            onChange={(event) => onBody(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
