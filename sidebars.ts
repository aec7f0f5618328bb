import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apis} from './src/config/apis';
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

/** A category that opens on a click. It has no page: a link and a chevron in one row would be two controls. */
const group = (label: string, items: Item[]): Item => ({type: 'category', label, items});

/** A page of the guide to SecretVault APIs. */
const step = (id: string, label: string): Item => ({type: 'doc', id: `${steps}/${id}`, label});

const learn = [
  title('Learn'),
  'what-is-product',
  group('Concepts', [
    'learn/use-cases',
    'learn/evaluate',
    'learn/protocols',
    'learn/architecture',
    'build/blind-modules',
    'learn/cryptography',
    'glossary',
  ]),
];

const build = [
  title('Build'),
  'quickstart',
  group('SecretVault', [
    {type: 'doc', id: 'build/secret-vault', label: 'SecretVault overview'},
    'build/secret-vault-quickstart',
    'build/secret-vault-quickstart-python',
    `${steps}/overview`,
    'build/secret-data-analytics',
  ]),
  group('SecretVault in six steps', [
    `${steps}/build`,
    step('access', '1. Register an organization'),
    step('create-schema', '2. Define a collection'),
    step('upload', '3. Store records'),
    step('retrieve', '4. Retrieve records'),
    step('create-query', '5. Define a query'),
    step('query', '6. Execute a query'),
  ]),
  group('SecretVault tasks', [
    step('update', 'Update records'),
    step('delete', 'Delete records and collections'),
    step('web-app', 'Use SecretVault from a web app'),
    `${steps}/generate-tokens`,
    `${steps}/encryption`,
    reference('database'),
    errors('database'),
  ]),
  group('SecretLLM', [
    {type: 'doc', id: 'build/secretLLM/overview', label: 'SecretLLM overview'},
    'build/secretLLM/quickstart',
    'build/secretLLM/access',
    'build/secretLLM/usage',
    'build/secretLLM/streaming',
    'build/secretLLM/tools',
    'build/secretLLM/signatures',
    'build/secretLLM/errors',
    reference('ai'),
    errors('ai'),
  ]),
  group('Libraries', ['build/ql', 'build/blindRAG']),
  group('Recipes', [
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
  group('Production', ['go-live', 'limits', 'network', 'changelog', 'earlier-versions']),
  group('Help and AI assistants', [
    'troubleshooting',
    'recipes/produce-errors',
    'faq',
    'build/ai/ai-workflow',
    'build/ai/llm-summary-12k',
    'build/ai/llm-summary-6k',
    'how-this-documentation-is-verified',
  ]),
];

const community = [
  title('Community'),
  'community-and-support',
  group(`${product.chain} guides`, [
    'guide-product-wallet',
    'guide-sending-token',
    'testnet-guides',
    'guide-testnet-faucet',
  ]),
  'privacy',
];

const sidebars: SidebarsConfig = {
  // The first page of the first sidebar is the main document of the version.
  buildSidebar: [...learn, ...build, ...community],
  apiSidebar: [
    title('API'),
    'api/overview',
    ...apis.flatMap((api) => apiReferenceSidebar(__dirname, api)),
  ],
};

export default sidebars;
