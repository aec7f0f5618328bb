import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Product} from '../../config/product';
import {Card, Cards} from '../mdx/Cards';
import {aiOperations, dbOperations, type Operation} from './operations';
import {Section} from './Section';
import styles from './Section.module.css';

interface RowProps {
  readonly to: string;
  /** The method of a request, or an operation of the library. */
  readonly name: string;
  readonly children: ReactNode;
}

function Row({to, name, children}: RowProps): ReactNode {
  return (
    <li>
      <Link to={to}>
        <b data-method={name}>{name}</b> {children}
      </Link>
    </li>
  );
}

interface OperationsProps {
  readonly base: string;
  readonly operations: readonly Operation[];
}

/** The requests that a module is about, each a link to its reference. */
const Operations = ({base, operations}: OperationsProps): ReactNode => (
  <ul className={styles.operations}>
    {operations.map(({page, method, path}) => (
      <Row key={page} to={`${base}/${page}`} name={method}>
        <code>{path}</code>
      </Row>
    ))}
  </ul>
);

const ENCRYPTION = '/build/secretVault-secretDataAnalytics/encryption';

/** The two modules with their main requests, and the library of both with what it encrypts for. */
export function Modules({product: {db, ai, ql, prefix}}: {readonly product: Product}): ReactNode {
  return (
    <Section
      title={<Translate id="site.home.modules">Two modules, one client</Translate>}
      lead={
        <Translate id="site.home.modules.lead">
          Use one, or both: with blindRAG the model answers from records that are held as shares.
        </Translate>
      }
      more={{
        to: '/build/blind-modules',
        label: <Translate id="site.home.modules.more">Compare the modules</Translate>,
      }}
    >
      <Cards className={styles.three}>
        <Card to={`/api/${prefix}db/overview`} title={db}>
          <Translate id="site.home.modules.db">
            A database whose nodes hold shares instead of values. Stores records, runs stored
            queries.
          </Translate>
          <Operations base={`/api/${prefix}db`} operations={dbOperations} />
        </Card>
        <Card to={`/api/${prefix}ai/overview`} title={ai}>
          <Translate id="site.home.modules.ai">
            Open language models in a trusted execution environment, for OpenAI’s clients.
          </Translate>
          <Operations base={`/api/${prefix}ai`} operations={aiOperations} />
        </Card>
        <Card to={`/build/${prefix}QL`} title={ql}>
          <Translate id="site.home.modules.ql">
            The library that encrypts and splits values before they leave your application.
          </Translate>
          <ul className={styles.operations}>
            <Row to={`${ENCRYPTION}#store-keep-a-value`} name="store">
              <Translate id="site.home.modules.store">Keep a value, read it back</Translate>
            </Row>
            <Row to={`${ENCRYPTION}#match-compare-without-decrypting`} name="match">
              <Translate id="site.home.modules.match">Find equal values</Translate>
            </Row>
            <Row to={`${ENCRYPTION}#sum-add-up-shares`} name="sum">
              <Translate id="site.home.modules.sum">Add values up</Translate>
            </Row>
          </ul>
        </Card>
      </Cards>
    </Section>
  );
}
