import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Security, SecurityFlow, SecurityScheme} from '../shared/types';
import {RichText} from './RichText';

function Flow({of}: {readonly of: SecurityFlow}): ReactNode {
  return (
    <li>
      <code>{of.name}</code>
      <ul>
        {of.urls.map(([kind, url]) => (
          <li key={kind}>
            {kind}: <code>{url}</code>
          </li>
        ))}
        {of.scopes.map(([name, text]) => (
          <li key={name}>
            <code>{name}</code> {text}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Scheme({of}: {readonly of: SecurityScheme}): ReactNode {
  return (
    <div id={of.id}>
      <p>
        <strong>{of.name}</strong>: {of.sentence}
        {of.openIdConnectUrl !== undefined && <code>{of.openIdConnectUrl}</code>}
      </p>
      <RichText of={of.text} />
      {of.scopes !== undefined && (
        <p>
          <Translate id="api.auth.scopes">Needs the scopes</Translate>{' '}
          <code>{of.scopes.join(' ')}</code>
        </p>
      )}
      {of.flows !== undefined && (
        <ul>
          {of.flows.map((flow) => (
            <Flow key={flow.name} of={flow} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NoToken(): ReactNode {
  return (
    <p>
      <Translate id="api.auth.none">No credentials are needed.</Translate>
    </p>
  );
}

export interface AuthenticationProps {
  readonly of: Security;
}

/** The accepted credentials: any one of the combinations, and of a combination all. */
export function Authentication({of}: AuthenticationProps): ReactNode {
  if (of.length === 0) return <NoToken />;
  return of.map((schemes, index) => (
    <div key={index}>
      {index > 0 && (
        <p>
          <Translate id="api.auth.or">or</Translate>
        </p>
      )}
      {schemes.length === 0 && <NoToken />}
      {schemes.map((scheme, position) => (
        <Fragment key={scheme.name}>
          {position > 0 && (
            <p>
              <Translate id="api.auth.and">and</Translate>
            </p>
          )}
          <Scheme of={scheme} />
        </Fragment>
      ))}
    </div>
  ));
}
