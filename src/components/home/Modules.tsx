import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Product} from '../../config/product';
import {Card, Cards} from '../mdx/Cards';
import {aiOperations, dbOperations, type Operation} from './operations';
import {Section} from './Section';
import styles from './Section.module.css';

interface OperationsProps {
  readonly base: string;
  readonly operations: readonly Operation[];
}

/** The requests that a module is about, each a link to its reference. */
function Operations({base, operations}: OperationsProps): ReactNode {
  return (
    <ul className={styles.operations}>
      {operations.map(({page, method, path}) => (
        <li key={page}>
          <Link to={`${base}/${page}`}>
            <b data-method={method}>{method}</b> <code>{path}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The two modules with their main requests, and the library below both. */
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
      <Cards>
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
        </Card>
      </Cards>
    </Section>
  );
}
