import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Section} from './Section';
import styles from './WhoSeesWhat.module.css';

interface Party {
  readonly key: string;
  readonly name: ReactNode;
  readonly sees: ReactNode;
  readonly hidden?: ReactNode;
}

const PARTIES: readonly Party[] = [
  {
    key: 'app',
    name: <Translate id="site.home.see.app">Your application</Translate>,
    sees: <Translate id="site.home.see.app.text">Everything</Translate>,
  },
  {
    key: 'node',
    name: <Translate id="site.home.see.node">One database node</Translate>,
    sees: (
      <Translate id="site.home.see.node.text">
        Plain fields, ids, times, your queries, its own shares
      </Translate>
    ),
    hidden: <Translate id="site.home.see.node.hidden">The values of secret fields</Translate>,
  },
  {
    key: 'nodes',
    name: <Translate id="site.home.see.nodes">All database nodes together</Translate>,
    sees: (
      <Translate id="site.home.see.nodes.text">With a ClusterKey, every secret value</Translate>
    ),
    hidden: (
      <Translate id="site.home.see.nodes.hidden">
        With a SecretKey, what you store or match
      </Translate>
    ),
  },
  {
    key: 'operator',
    name: <Translate id="site.home.see.operator">The operator of an AI node</Translate>,
    sees: <Translate id="site.home.see.operator.text">That you call, and when</Translate>,
    hidden: (
      <Translate id="site.home.see.operator.hidden">
        Prompts and answers, as long as the node runs as designed
      </Translate>
    ),
  },
];

/** Whom the reader trusts with what: the short form of the table of threats. */
export function WhoSeesWhat(): ReactNode {
  return (
    <Section
      className={styles.band}
      title={<Translate id="site.home.see">Who can see what</Translate>}
      lead={
        <Translate id="site.home.see.lead">
          What stays secret depends on the key you choose and on whom you trust.
        </Translate>
      }
      more={{
        to: '/learn/protocols',
        label: <Translate id="site.home.see.more">Every attack in one table</Translate>,
      }}
    >
      <ul className={styles.parties}>
        {PARTIES.map(({key, name, sees, hidden}) => (
          <li key={key}>
            <strong>{name}</strong>
            <p className={styles.sees}>
              <small>
                <Translate id="site.home.see.sees">Sees</Translate>
              </small>{' '}
              {sees}
            </p>
            {hidden !== undefined && (
              <p className={styles.hidden}>
                <small>
                  <Translate id="site.home.see.hidden">Does not see</Translate>
                </small>{' '}
                {hidden}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
