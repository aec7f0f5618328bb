/** The routes of the specification for any product, written by hand from its table. */
import {product as defaultProduct, type Product} from '../src/config/product';

const database = [
  'overview',
  'accounts',
  'add-query',
  'add-schema',
  'delete-all-data',
  'delete-data',
  'delete-query',
  'delete-schema',
  'execute-query',
  'get-health-status',
  'get-node-details',
  'get-queries',
  'get-schemas',
  'list-new-data',
  'read-data',
  'update-data',
  'upload-data',
];
const ai = [
  'overview',
  'chat-completion-v-1-chat-completions-post',
  'get-attestation-v-1-attestation-report-get',
  'get-models-v-1-models-get',
  'get-usage-v-1-usage-get',
  'health-check-v-1-health-get',
];
const vaultSteps = [
  'access',
  'build',
  'create-query',
  'create-schema',
  'encryption',
  'generate-tokens',
  'overview',
  'query',
  'retrieve',
  'upload',
];

/** The 62 routes of the specification. The home page is `/`; no other has a slash at its end. */
export function specifiedRoutes({slug, prefix}: Product = defaultProduct): string[] {
  return [
    '/',
    '/search',
    `/what-is-${slug}`,
    '/quickstart',
    '/testnet-guides',
    '/network',
    '/community-and-support',
    `/guide-${slug}-wallet`,
    `/guide-sending-${prefix}`,
    '/guide-testnet-faucet',
    ...['architecture', 'protocols', 'use-cases'].map((page) => `/learn/${page}`),
    `/build/${prefix}QL`,
    ...[
      'blindRAG',
      'blind-modules',
      'secret-vault',
      'secret-vault-quickstart',
      'secret-data-analytics',
    ].map((page) => `/build/${page}`),
    ...['ai-workflow', 'llm-summary-12k', 'llm-summary-6k'].map((page) => `/build/ai/${page}`),
    ...['access', 'overview', 'quickstart', 'usage'].map((page) => `/build/secretLLM/${page}`),
    ...vaultSteps.map((page) => `/build/secretVault-secretDataAnalytics/${page}`),
    '/api/overview',
    ...[...ai, `${prefix}ai`].map((page) => `/api/${prefix}ai/${page}`),
    ...[...database, `${prefix}db-api`].map((page) => `/api/${prefix}db/${page}`),
  ];
}

/** Pages of this site that the specification doesn't list. */
const additionalRoutes = ({prefix}: Product): string[] => [
  '/build/secret-vault-quickstart-python',
  '/changelog',
  '/faq',
  '/glossary',
  '/go-live',
  '/how-this-documentation-is-verified',
  '/limits',
  '/privacy',
  '/troubleshooting',
  ...['errors', 'signatures', 'streaming', 'tools'].map((page) => `/build/secretLLM/${page}`),
  ...[
    'ask-private-documents',
    'back-up-a-collection',
    'expire-records',
    'find-by-secret-value',
    'produce-errors',
    'rotate-organization-key',
    'store-a-file',
    'stream-in-nextjs',
    'top-three',
    'update-and-total',
    'wrapper-packages',
  ].map((page) => `/recipes/${page}`),
  `/api/${prefix}db/register-organization`,
  `/api/${prefix}ai/get-public-key-v-1-public-key-get`,
];

/** All routes of the site. */
export function expectedRoutes(product: Product = defaultProduct): string[] {
  return [...specifiedRoutes(product), ...additionalRoutes(product)];
}
