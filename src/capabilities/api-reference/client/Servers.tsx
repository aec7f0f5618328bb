import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Server} from '../shared/types';
import {Properties} from './Properties';
import {RichText} from './RichText';

export interface ServersProps {
  readonly items: readonly Server[];
}

/** The addresses under which the operation is served. */
export function Servers({items}: ServersProps): ReactNode {
  if (items.length === 0) {
    return (
      <p>
        <Translate id="api.servers.none">The specification names no server.</Translate>
      </p>
    );
  }
  return (
    <ul>
      {items.map((server) => (
        <li key={server.url}>
          <code>{server.url}</code>
          <RichText of={server.text} />
          {server.variables !== undefined && <Properties items={server.variables} />}
        </li>
      ))}
    </ul>
  );
}
