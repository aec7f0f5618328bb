/** The rest of the home page: languages and assistants side by side, and the most used pages. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Product} from '../../config/product';
import {Card, Cards} from '../mdx/Cards';
import {Section} from './Section';
import styles from './Section.module.css';

const VAULT = '/build/secretVault-secretDataAnalytics';

interface EntryProps {
  readonly to: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One line of a panel. */
function Entry({to, title, children}: EntryProps): ReactNode {
  return (
    <li>
      <Link to={to}>{title}</Link>
      <span>{children}</span>
    </li>
  );
}

/** What there is for each language. */
export function Languages({product: {ql, prefix}}: {readonly product: Product}): ReactNode {
  return (
    <Section
      className={styles.panel}
      title={<Translate id="site.home.languages">In your language</Translate>}
      lead={
        <Translate id="site.home.languages.lead">
          Every operation has its request in four languages, ready to copy.
        </Translate>
      }
    >
      <ul className={styles.entries}>
        <Entry to="/build/secret-vault-quickstart" title="TypeScript">
          <Translate id="site.home.languages.ts" values={{ql}}>
            {'{ql}, and whole programs for records, queries and private AI.'}
          </Translate>
        </Entry>
        <Entry to="/build/secretLLM/quickstart" title="Python">
          <Translate id="site.home.languages.python" values={{ql}}>
            {'{ql}, and private AI with OpenAI’s client.'}
          </Translate>
        </Entry>
        <Entry
          to="/api/overview"
          title={<Translate id="site.home.languages.http">Go, curl and others</Translate>}
        >
          <Translate id="site.home.languages.http.text">
            Two REST APIs, each with an OpenAPI file to generate a client from.
          </Translate>
        </Entry>
      </ul>
      <Link to={`/api/${prefix}db/upload-data`} className={styles.more}>
        <Translate id="site.home.languages.more">One operation in all four</Translate>
      </Link>
    </Section>
  );
}

/** What a coding assistant can be handed. */
export function Assistants(): ReactNode {
  return (
    <Section
      className={styles.panel}
      title={<Translate id="site.home.assistant">With an AI assistant</Translate>}
      lead={
        <Translate id="site.home.assistant.lead">
          Hand it these pages, so that it neither mixes releases nor invents packages.
        </Translate>
      }
    >
      <ul className={styles.entries}>
        <Entry
          to="/build/ai/llm-summary-12k"
          title={<Translate id="site.home.assistant.12k">Summary, 12k</Translate>}
        >
          <Translate id="site.home.assistant.12k.text">
            The whole documentation in at most 12,000 tokens.
          </Translate>
        </Entry>
        <Entry
          to="/build/ai/llm-summary-6k"
          title={<Translate id="site.home.assistant.6k">Summary, 6k</Translate>}
        >
          <Translate id="site.home.assistant.6k.text">For models with a short window.</Translate>
        </Entry>
        <Entry to="pathname:///llms.txt" title="llms.txt">
          <Translate id="site.home.assistant.index">
            Every page as Markdown, each operation with its contract.
          </Translate>
        </Entry>
      </ul>
      <Link to="/build/ai/ai-workflow" className={styles.more}>
        <Translate id="site.home.assistant.more">How to work with it</Translate>
      </Link>
    </Section>
  );
}

/** The pages that developers come back to. */
export function OftenNeeded(): ReactNode {
  return (
    <Section
      title={<Translate id="site.home.often">Most used</Translate>}
      lead={
        <Translate id="site.home.often.lead">The pages that developers come back to.</Translate>
      }
    >
      <Cards className={styles.four}>
        <Card to="/api/overview" title={<Translate id="site.home.api">API overview</Translate>}>
          <Translate id="site.home.api.text">Both APIs, all operations</Translate>
        </Card>
        <Card
          to={`${VAULT}/create-schema`}
          title={<Translate id="site.home.schema">Define a collection</Translate>}
        >
          <Translate id="site.home.schema.text">Schemas with secret fields</Translate>
        </Card>
        <Card
          to={`${VAULT}/encryption`}
          title={<Translate id="site.home.encryption">Encrypt and decrypt</Translate>}
        >
          <Translate id="site.home.encryption.text">Store, match and sum</Translate>
        </Card>
        <Card
          to="/build/secretLLM/usage"
          title={<Translate id="site.home.usage">Use the private LLM</Translate>}
        >
          <Translate id="site.home.usage.text">Streaming, tools, signatures</Translate>
        </Card>
      </Cards>
    </Section>
  );
}
