import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Card, Cards} from '../mdx/Cards';
import styles from './Section.module.css';

export interface WaysInProps {
  /** Route of the page that explains the platform. */
  readonly learnRoute: string;
}

const CYLINDER =
  'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3Zm0 0v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3';
const SPEECH = 'M4 4h16v12H10l-6 5V4Zm5 4h6m-6 4h4';
const BOOK = 'M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2Zm0 0v14';

/** An icon of 24 px, drawn with lines. */
const icon = (shape: string) => (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className={styles.icon}>
    <path d={shape} />
  </svg>
);

/** The three ways into the documentation; each card is one link. */
export function WaysIn({learnRoute}: WaysInProps): ReactNode {
  return (
    <Cards className={styles.three}>
      <Card
        to="/build/secret-vault-quickstart"
        icon={icon(CYLINDER)}
        title={<Translate id="site.home.store">Store data</Translate>}
      >
        <Translate id="site.home.store.text">
          Write a record to three nodes and read it back decrypted, in one file of code.
        </Translate>
      </Card>
      <Card
        to="/build/secretLLM/quickstart"
        icon={icon(SPEECH)}
        title={<Translate id="site.home.ai">Run private AI</Translate>}
      >
        <Translate id="site.home.ai.text">
          Ask a language model inside a trusted execution environment, through an API compatible
          with OpenAI’s.
        </Translate>
      </Card>
      <Card
        to={learnRoute}
        icon={icon(BOOK)}
        title={<Translate id="site.home.learn">Learn</Translate>}
      >
        <Translate id="site.home.learn.text">
          What blind computation is, which parts the network has, and whom you have to trust.
        </Translate>
      </Card>
    </Cards>
  );
}
