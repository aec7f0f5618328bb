/** The routes of the specification for any product, written by hand from its table, and the routes of a build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {product as defaultProduct, type Product} from '../src/config/product';
import {htmlFiles} from './builtSite';

/** Matches `<meta name="robots" content="noindex">`, which the page of search results has, too. */
const noindexRegex = /<meta[^>]*\bcontent="?noindex/;

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

/**
 * Returns the routes of a build, read from its files: without the 404 page, redirect pages, and pages that search engines
 * must not list.
 *
 * @throws ENOENT without a build
 */
export function builtRoutes(buildDir = 'build'): string[] {
  const files = htmlFiles(buildDir).filter((file) => file !== '404.html');
  const routes = files
    .filter((file) => !noindexRegex.test(readFileSync(path.join(buildDir, file), 'utf8')))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
  return [...routes, '/search'];
}
