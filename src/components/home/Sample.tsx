import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './Sample.module.css';

export interface SampleProps {
  /** How to get and start the developer kit. */
  readonly kit: ReactNode;
  /** Tabs of a tested sample with what it printed. */
  readonly children: ReactNode;
}

/** A sample that readers can run before they have an account, beside how to run it. */
export function Sample({kit, children}: SampleProps): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="try-it">
      <div className={styles.text}>
        <Heading as="h2" id="try-it">
          <Translate id="site.home.try">Try it before you sign up</Translate>
        </Heading>
        <p>
          <Translate id="site.home.try.text">
            The developer kit starts a sandbox of both services on your machine and runs every
            sample of these pages against it. The same code then talks to the network: only the
            address and the key change.
          </Translate>
        </p>
        {kit}
        <p>
          <Link to="/build/secretLLM/quickstart">
            <Translate id="site.home.try.llm">The sample step by step</Translate>
          </Link>
        </p>
      </div>
      <div className={styles.code}>{children}</div>
    </section>
  );
}
