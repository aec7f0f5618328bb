import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './OftenNeeded.module.css';

interface Entry {
  readonly to: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const entries: readonly Entry[] = [
  {
    to: '/api/overview',
    title: <Translate id="site.home.api">API overview</Translate>,
    text: <Translate id="site.home.api.text">Both APIs, all operations</Translate>,
  },
  {
    to: '/build/secretVault-secretDataAnalytics/create-schema',
    title: <Translate id="site.home.schema">Define a collection</Translate>,
    text: <Translate id="site.home.schema.text">Schemas with secret fields</Translate>,
  },
  {
    to: '/build/secretVault-secretDataAnalytics/encryption',
    title: <Translate id="site.home.encryption">Encrypt and decrypt</Translate>,
    text: <Translate id="site.home.encryption.text">Store, match and sum</Translate>,
  },
  {
    to: '/build/secretLLM/usage',
    title: <Translate id="site.home.usage">Use the private LLM</Translate>,
    text: <Translate id="site.home.usage.text">Streaming, tools, signatures</Translate>,
  },
];

/** The four pages that developers come back to. */
export function OftenNeeded(): ReactNode {
  return (
    <section aria-labelledby="often-needed">
      <Heading as="h2" id="often-needed" className={styles.heading}>
        <Translate id="site.home.often">Most used</Translate>
      </Heading>
      <ul className={styles.list}>
        {entries.map(({to, title, text}) => (
          <li key={to} className={styles.entry}>
            <Link to={to}>{title}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
