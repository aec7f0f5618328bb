/** What the home page tells below the sample: modules, who can see what, languages, assistants, most used pages. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Product} from '../../config/product';
import {Rows} from './Rows';

const VAULT = '/build/secretVault-secretDataAnalytics';

export interface ModulesProps {
  readonly product: Product;
}

/** The two modules, and what is built on them. */
export function Modules({product: {db, ai, ql, prefix}}: ModulesProps): ReactNode {
  return (
    <Rows
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
      rows={[
        {
          key: 'db',
          to: `/api/${prefix}db/overview`,
          title: db,
          text: (
            <Translate id="site.home.modules.db">
              A database whose nodes hold shares instead of values. Stores records, runs stored
              queries.
            </Translate>
          ),
        },
        {
          key: 'ai',
          to: `/api/${prefix}ai/overview`,
          title: ai,
          text: (
            <Translate id="site.home.modules.ai">
              Open language models in a trusted execution environment, for OpenAI’s clients.
            </Translate>
          ),
        },
        {
          key: 'ql',
          to: `/build/${prefix}QL`,
          title: ql,
          text: (
            <Translate id="site.home.modules.ql">
              The library that encrypts and splits values before they leave your application.
            </Translate>
          ),
        },
      ]}
    />
  );
}

/** Whom the reader trusts with what: the short form of the table of threats. */
export function WhoSeesWhat(): ReactNode {
  return (
    <Rows
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
      rows={[
        {
          key: 'app',
          title: <Translate id="site.home.see.app">Your application</Translate>,
          text: <Translate id="site.home.see.app.text">Everything.</Translate>,
        },
        {
          key: 'node',
          title: <Translate id="site.home.see.node">One database node</Translate>,
          text: (
            <Translate id="site.home.see.node.text">
              Plain fields, ids, times, your queries and its own shares. Not the values of secret
              fields.
            </Translate>
          ),
        },
        {
          key: 'nodes',
          title: <Translate id="site.home.see.nodes">All database nodes together</Translate>,
          text: (
            <Translate id="site.home.see.nodes.text">
              With a ClusterKey, every secret value. With a SecretKey, what you store or match stays
              secret.
            </Translate>
          ),
        },
        {
          key: 'operator',
          title: <Translate id="site.home.see.operator">The operator of an AI node</Translate>,
          text: (
            <Translate id="site.home.see.operator.text">
              That you call, and when. Not prompts and answers, as long as the node runs as
              designed.
            </Translate>
          ),
        },
      ]}
    />
  );
}

/** What there is for each language. */
export function Languages({product: {ql}}: ModulesProps): ReactNode {
  return (
    <Rows
      title={<Translate id="site.home.languages">In your language</Translate>}
      lead={
        <Translate id="site.home.languages.lead">
          Every operation has its request in four languages, ready to copy.
        </Translate>
      }
      rows={[
        {
          key: 'ts',
          to: '/build/secret-vault-quickstart',
          title: 'TypeScript',
          text: (
            <Translate id="site.home.languages.ts" values={{ql}}>
              {'{ql}, and whole programs for records, queries and private AI.'}
            </Translate>
          ),
        },
        {
          key: 'python',
          to: '/build/secretLLM/quickstart',
          title: 'Python',
          text: (
            <Translate id="site.home.languages.python" values={{ql}}>
              {'{ql}, and private AI with OpenAI’s client.'}
            </Translate>
          ),
        },
        {
          key: 'curl',
          to: '/api/overview',
          title: <Translate id="site.home.languages.http">Go, curl and others</Translate>,
          text: (
            <Translate id="site.home.languages.http.text">
              Two REST APIs, each with an OpenAPI file to generate a client from.
            </Translate>
          ),
        },
      ]}
    />
  );
}

/** What a coding assistant can be handed. */
export function Assistants(): ReactNode {
  return (
    <Rows
      title={<Translate id="site.home.assistant">With an AI assistant</Translate>}
      lead={
        <Translate id="site.home.assistant.lead">
          Hand it these pages, so that it neither mixes releases nor invents packages.
        </Translate>
      }
      more={{
        to: '/build/ai/ai-workflow',
        label: <Translate id="site.home.assistant.more">How to work with it</Translate>,
      }}
      rows={[
        {
          key: '12k',
          to: '/build/ai/llm-summary-12k',
          title: <Translate id="site.home.assistant.12k">Summary, 12k</Translate>,
          text: (
            <Translate id="site.home.assistant.12k.text">
              The whole documentation in at most 12,000 tokens.
            </Translate>
          ),
        },
        {
          key: '6k',
          to: '/build/ai/llm-summary-6k',
          title: <Translate id="site.home.assistant.6k">Summary, 6k</Translate>,
          text: (
            <Translate id="site.home.assistant.6k.text">For models with a short window.</Translate>
          ),
        },
        {
          key: 'index',
          to: 'pathname:///llms.txt',
          title: 'llms.txt',
          text: (
            <Translate id="site.home.assistant.index">
              Every page as Markdown, each operation with its contract.
            </Translate>
          ),
        },
      ]}
    />
  );
}

/** The pages that developers come back to. */
export function OftenNeeded(): ReactNode {
  return (
    <Rows
      title={<Translate id="site.home.often">Most used</Translate>}
      lead={
        <Translate id="site.home.often.lead">The pages that developers come back to.</Translate>
      }
      rows={[
        {
          key: 'api',
          to: '/api/overview',
          title: <Translate id="site.home.api">API overview</Translate>,
          text: <Translate id="site.home.api.text">Both APIs, all operations</Translate>,
        },
        {
          key: 'schema',
          to: `${VAULT}/create-schema`,
          title: <Translate id="site.home.schema">Define a collection</Translate>,
          text: <Translate id="site.home.schema.text">Schemas with secret fields</Translate>,
        },
        {
          key: 'encryption',
          to: `${VAULT}/encryption`,
          title: <Translate id="site.home.encryption">Encrypt and decrypt</Translate>,
          text: <Translate id="site.home.encryption.text">Store, match and sum</Translate>,
        },
        {
          key: 'usage',
          to: '/build/secretLLM/usage',
          title: <Translate id="site.home.usage">Use the private LLM</Translate>,
          text: <Translate id="site.home.usage.text">Streaming, tools, signatures</Translate>,
        },
      ]}
    />
  );
}
