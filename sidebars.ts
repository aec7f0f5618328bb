import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apis} from './src/config/apis';
import {facts} from './src/config/facts';
import {product} from './src/config/product';
import {apiReferenceSidebar} from './src/plugins/api-reference';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const steps = 'build/secretVault-secretDataAnalytics';

/** A heading between groups of the sidebar, without a link. */
const title = (value: string): Item => ({
  type: 'html',
  value,
  className: 'sidebar-title',
});

/** A link to another site. Links with the same label need different keys for translation. */
const link = (label: string, href: string, key?: string): Item => ({
  type: 'link',
  label,
  href,
  ...(key !== undefined && {key}),
});

/** A link to the overview of an API, which is in the API sidebar. */
const reference = (api: 'ai' | 'database'): Item => ({
  type: 'ref',
  id: `api/${api}-overview`,
  label: 'API reference',
  key: `${api}-reference`,
});

/** A link to the errors of an API, which are in the API sidebar. */
const errors = (api: 'ai' | 'database'): Item => ({
  type: 'ref',
  id: `api/${api}-errors`,
  key: `${api}-errors`,
});

/** A group of items. `id` is the page of the group, if it has one. */
const group = (label: string, id: string | undefined, items: Item[], collapsible = true): Item => ({
  type: 'category',
  label,
  items,
  collapsible,
  ...(id !== undefined && {link: {type: 'doc', id}}),
});

/** A page of the guide to SecretVault APIs. */
const step = (id: string, label: string): Item => ({type: 'doc', id: `${steps}/${id}`, label});

const learn = [
  title('Learn'),
  'learn/use-cases',
  'learn/evaluate',
  'learn/protocols',
  'learn/architecture',
  'build/blind-modules',
  'learn/cryptography',
  'glossary',
];

const build = [
  title('Build'),
  'quickstart',
  group('SecretVault', 'build/secret-vault', [
    'build/secret-vault-quickstart',
    'build/secret-vault-quickstart-python',
    `${steps}/overview`,
    'build/secret-data-analytics',
    group(
      'Build with the SecretVault APIs',
      `${steps}/build`,
      [
        step('access', '1. Register an organization'),
        step('create-schema', '2. Define a collection'),
        step('upload', '3. Store records'),
        step('retrieve', '4. Retrieve records'),
        step('create-query', '5. Define a query'),
        step('query', '6. Execute a query'),
        step('update', 'Update records'),
        step('delete', 'Delete records and collections'),
        step('web-app', 'Use SecretVault from a web app'),
        `${steps}/generate-tokens`,
        `${steps}/encryption`,
        reference('database'),
        errors('database'),
      ],
      false,
    ),
    link('JavaScript wrapper examples', `${facts.link.vaultsJsRepository}/tree/main/examples`),
    link('Python wrapper examples', `${facts.link.vaultsPyRepository}/tree/main/examples`),
    link('Full app examples', `${facts.link.examplesRepository}/tree/main/nildb`),
    link(`${product.name} SecretVault Tools`, facts.link.schemaTools),
  ]),
  group('SecretLLM', 'build/secretLLM/overview', [
    'build/secretLLM/quickstart',
    link('Keep the key on your server', '/build/secretLLM/quickstart#keep-the-key-on-your-server'),
    'build/secretLLM/access',
    'build/secretLLM/usage',
    'build/secretLLM/streaming',
    'build/secretLLM/tools',
    'build/secretLLM/signatures',
    'build/secretLLM/errors',
    reference('ai'),
    errors('ai'),
    link('Examples', `${facts.link.examplesRepository}/tree/main/nilai`, 'ai-examples'),
  ]),
  group('Libraries', undefined, [
    group(
      product.ql,
      'build/ql',
      [
        link(`${facts.pkg.qlExport}-ts`, facts.link.qlTsRepository),
        link(`${facts.pkg.qlExport}-py`, facts.link.qlPyRepository),
      ],
      false,
    ),
    group('blindRAG', 'build/blindRAG', [
      link(`${facts.pkg.ragPython}-py`, facts.link.ragRepository),
      link('Examples', `${facts.link.ragRepository}/tree/main/examples`, 'rag-examples'),
    ]),
  ]),
  group('Recipes', undefined, [
    'recipes/update-and-total',
    'recipes/large-totals',
    'recipes/find-by-secret-value',
    'recipes/store-a-file',
    'recipes/top-three',
    'recipes/ask-private-documents',
    'recipes/back-up-a-collection',
    'recipes/rotate-organization-key',
    'recipes/stream-in-nextjs',
    'recipes/wrapper-packages',
    'recipes/expire-records',
  ]),
  group('Work with an AI assistant', 'build/ai/ai-workflow', [
    'build/ai/llm-summary-12k',
    'build/ai/llm-summary-6k',
  ]),
  group('Production', undefined, ['go-live', 'limits', 'network', 'changelog', 'earlier-versions']),
  group('Help', undefined, [
    'troubleshooting',
    'recipes/produce-errors',
    'faq',
    'how-this-documentation-is-verified',
  ]),
];

const community = [
  title('Community'),
  'community-and-support',
  group(`${product.chain} guides`, undefined, [
    'guide-product-wallet',
    'guide-sending-token',
    group('Testnet guides', 'testnet-guides', ['guide-testnet-faucet']),
  ]),
  'privacy',
];

const sidebars: SidebarsConfig = {
  // The first page of the first sidebar is the main document of the version.
  buildSidebar: [title('Learn'), 'what-is-product', ...build, ...learn, ...community],
  apiSidebar: [
    title('API'),
    'api/overview',
    ...apis.flatMap((api) => apiReferenceSidebar(__dirname, api)),
  ],
};

export default sidebars;
