import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apis} from './src/config/apis';
import {links, packages} from './src/config/facts';
import {product} from './src/config/product';
import {currentLocale} from './src/config/site';
import {sidebarTitles} from './src/config/texts';
import {apiReferenceSidebar} from './src/capabilities/api-reference/node/sidebar';
import {translateTexts} from './src/capabilities/translations';

const steps = 'build/secretVault-secretDataAnalytics';

const titles = translateTexts(__dirname, currentLocale, sidebarTitles);

/** A title between groups of the sidebar; not a link. */
const title = (id: keyof typeof titles) =>
  ({type: 'html', value: titles[id], className: 'sidebar-title'}) as const;

const learn: SidebarsConfig[string] = [
  title('sidebar.learn'),
  'what-is-product',
  'learn/use-cases',
  'learn/architecture',
  'build/blind-modules',
  'learn/protocols',
];

const build: SidebarsConfig[string] = [
  title('sidebar.build'),
  'quickstart',
  {
    type: 'category',
    label: 'SecretVault',
    link: {type: 'doc', id: 'build/secret-vault'},
    items: [
      'build/secret-vault-quickstart',
      {
        type: 'category',
        label: 'Build with SecretVault APIs',
        link: {type: 'doc', id: `${steps}/build`},
        collapsible: false,
        items: [
          {type: 'doc', id: `${steps}/access`, label: '1. Register an organization'},
          {type: 'doc', id: `${steps}/create-schema`, label: '2. Define a collection'},
          {type: 'doc', id: `${steps}/upload`, label: '3. Store records'},
          {type: 'doc', id: `${steps}/retrieve`, label: '4. Retrieve records'},
          {type: 'doc', id: `${steps}/create-query`, label: '5. Define a query'},
          {type: 'doc', id: `${steps}/query`, label: '6. Execute a query'},
          {
            type: 'ref',
            id: 'api/database-overview',
            label: 'API reference',
            key: 'database-reference',
          },
        ],
      },
      `${steps}/generate-tokens`,
      {
        type: 'link',
        label: 'JavaScript wrapper examples',
        href: `${links.vaultsJsRepository}/tree/main/examples`,
      },
      {
        type: 'link',
        label: 'Python wrapper examples',
        href: `${links.vaultsPyRepository}/tree/main/examples`,
      },
      {
        type: 'link',
        label: 'Full app examples',
        href: `${links.examplesRepository}/tree/main/nildb`,
      },
      {type: 'link', label: `${product.name} SecretVault Tools`, href: links.schemaTools},
    ],
  },
  {
    type: 'category',
    label: 'SecretLLM',
    link: {type: 'doc', id: 'build/secretLLM/overview'},
    items: [
      'build/secretLLM/quickstart',
      'build/secretLLM/access',
      'build/secretLLM/usage',
      {type: 'ref', id: 'api/ai-overview', label: 'API reference', key: 'ai-reference'},
      {
        type: 'link',
        label: 'Examples',
        key: 'ai-examples',
        href: `${links.examplesRepository}/tree/main/nilai`,
      },
    ],
  },
  {
    type: 'category',
    label: 'Libraries',
    items: [
      {
        type: 'category',
        label: product.ql,
        link: {type: 'doc', id: 'build/ql'},
        collapsible: false,
        items: [
          `${steps}/encryption`,
          {type: 'link', label: `${packages.qlExport}-ts`, href: links.qlTsRepository},
          {type: 'link', label: `${packages.qlExport}-py`, href: links.qlPyRepository},
        ],
      },
      {
        type: 'category',
        label: 'blindRAG',
        link: {type: 'doc', id: 'build/blindRAG'},
        items: [
          {type: 'link', label: `${packages.ragPython}-py`, href: links.ragRepository},
          {
            type: 'link',
            label: 'Examples',
            key: 'rag-examples',
            href: `${links.ragRepository}/tree/main/examples`,
          },
        ],
      },
    ],
  },
  'build/ai/ai-workflow',
  'network',
];

const community: SidebarsConfig[string] = [
  title('sidebar.community'),
  'community-and-support',
  {
    type: 'category',
    label: `${product.chain} guides`,
    items: [
      'guide-product-wallet',
      'guide-sending-token',
      {
        type: 'category',
        label: 'Testnet guides',
        link: {type: 'doc', id: 'testnet-guides'},
        items: ['guide-testnet-faucet'],
      },
    ],
  },
  {type: 'link', label: 'Tokenomics', href: links.tokenomics},
  {type: 'link', label: 'Nucleus Builders Program', href: links.grants},
  {type: 'link', label: `${product.name} app gallery`, href: links.gallery},
  {type: 'link', label: 'Status page', href: links.status},
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
