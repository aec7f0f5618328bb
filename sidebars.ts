import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apis} from './src/config/apis';
import facts from './src/config/facts.json';
import {product} from './src/config/product';
import {currentLocale} from './src/config/site';
import {sidebarTitles} from './src/config/sidebarTitles';
import {apiReferenceSidebar} from './src/capabilities/api-reference/node/sidebar';
import {translateTexts} from './src/capabilities/translations';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const steps = 'build/secretVault-secretDataAnalytics';

// An edit of a page loads this file anew.
const titles = translateTexts(__dirname, currentLocale, sidebarTitles);

/** A title between groups of the sidebar; not a link. */
const title = (id: keyof typeof titles): Item => ({
  type: 'html',
  value: titles[id],
  className: 'sidebar-title',
});

/** A link that leaves the site; `key` tells apart those of one label. */
const link = (label: string, href: string, key?: string): Item => ({
  type: 'link',
  label,
  href,
  ...(key !== undefined && {key}),
});

/** The overview of an API, which stands in the other sidebar. */
const reference = (api: 'ai' | 'database'): Item => ({
  type: 'ref',
  id: `api/${api}-overview`,
  label: 'API reference',
  key: `${api}-reference`,
});

/** A group; its own page is `id`, if it has one. */
const group = (label: string, id: string | undefined, items: Item[], collapsible = true): Item => ({
  type: 'category',
  label,
  items,
  collapsible,
  ...(id !== undefined && {link: {type: 'doc', id}}),
});

const step = (id: string, label: string): Item => ({type: 'doc', id: `${steps}/${id}`, label});

const learn = [
  title('sidebar.learn'),
  'what-is-product',
  'learn/use-cases',
  'learn/architecture',
  'build/blind-modules',
  'learn/protocols',
];

const build = [
  title('sidebar.build'),
  'quickstart',
  group('SecretVault', 'build/secret-vault', [
    'build/secret-vault-quickstart',
    group(
      'Build with SecretVault APIs',
      `${steps}/build`,
      [
        step('access', '1. Register an organization'),
        step('create-schema', '2. Define a collection'),
        step('upload', '3. Store records'),
        step('retrieve', '4. Retrieve records'),
        step('create-query', '5. Define a query'),
        step('query', '6. Execute a query'),
        reference('database'),
      ],
      false,
    ),
    `${steps}/generate-tokens`,
    link('JavaScript wrapper examples', `${facts.link.vaultsJsRepository}/tree/main/examples`),
    link('Python wrapper examples', `${facts.link.vaultsPyRepository}/tree/main/examples`),
    link('Full app examples', `${facts.link.examplesRepository}/tree/main/nildb`),
    link(`${product.name} SecretVault Tools`, facts.link.schemaTools),
  ]),
  group('SecretLLM', 'build/secretLLM/overview', [
    'build/secretLLM/quickstart',
    'build/secretLLM/access',
    'build/secretLLM/usage',
    reference('ai'),
    link('Examples', `${facts.link.examplesRepository}/tree/main/nilai`, 'ai-examples'),
  ]),
  group('Libraries', undefined, [
    group(
      product.ql,
      'build/ql',
      [
        `${steps}/encryption`,
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
  'build/ai/ai-workflow',
  'network',
];

const community = [
  title('sidebar.community'),
  'community-and-support',
  group(`${product.chain} guides`, undefined, [
    'guide-product-wallet',
    'guide-sending-token',
    group('Testnet guides', 'testnet-guides', ['guide-testnet-faucet']),
  ]),
  link('Tokenomics', facts.link.tokenomics),
  link('Nucleus Builders Program', facts.link.grants),
  link(`${product.name} app gallery`, facts.link.gallery),
  link('Status page', facts.link.status),
];

const sidebars: SidebarsConfig = {
  buildSidebar: [...learn, ...build, ...community],
  apiSidebar: [
    title('sidebar.api'),
    'api/overview',
    ...apis.flatMap((api) => apiReferenceSidebar(__dirname, api)),
  ],
};

export default sidebars;
