import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Body, Property} from '../shared/types';
import {BodyShape, Properties} from './Properties';

export interface BodiesProps {
  readonly items: readonly Body[];
  /** Of a request: whether it must have a body. */
  readonly required?: boolean;
}

/** A body in each of its media types. */
export function Bodies({items, required}: BodiesProps): ReactNode {
  if (items.length === 0) {
    return (
      <p>
        <Translate id="api.body.none">No body.</Translate>
      </p>
    );
  }
  return items.map(({mediaType, schema, headers}) => (
    <div key={mediaType}>
      <p>
        <Translate id="api.body.type" values={{type: <code>{mediaType}</code>}}>
          {'Content type {type}'}
        </Translate>
        {required === true && (
          <strong>
            {' · '}
            <Translate id="api.body.required">required</Translate>
          </strong>
        )}
      </p>
      {schema !== undefined && <BodyShape of={schema} />}
      {headers !== undefined && <Headers items={headers} />}
    </div>
  ));
}

/** The headers of a response. */
export function Headers({items}: {readonly items: readonly Property[]}): ReactNode {
  return (
    <>
      <p>
        <Translate id="api.headers">Headers</Translate>
      </p>
      <Properties items={items} />
    </>
  );
}
