/** Glossary entries for names: products, modules, the library, services, and the token. */
import {facts} from './facts';
import type {Glossary} from './glossaryTypes';
import {product} from './product';

export const glossaryNames = {
  blindfold: {
    term: 'Blindfold',
    definition: `The name of the ${product.ql} library since June 2025. Keys and ciphertexts of ${facts.pkg.qlNext} 0.1.0 and ${facts.pkg.ql} ${facts.pkg.qlVersion} are interchangeable.`,
    page: `/build/${product.prefix}QL#the-new-name-blindfold`,
  },
  'database-module': {
    term: product.db,
    definition:
      'The blind module for storage. Each node is a database with a REST API, for ciphertexts, shares, and plain fields.',
    page: `/build/blind-modules#${product.prefix}db`,
  },
  'ai-module': {
    term: product.ai,
    definition:
      'The blind module for AI. It runs language models inside a trusted execution environment, behind a REST API that is compatible with OpenAI’s.',
    page: `/build/blind-modules#${product.prefix}ai`,
  },
  chain: {
    term: product.chain,
    definition:
      'A blockchain built on the Cosmos SDK, for payments, rewards, staking, and governance. It runs no smart contracts, and it has been legacy since January 2026.',
    page: `/learn/architecture#${product.prefix}chain`,
  },
  'native-token': {
    term: product.token,
    definition: `The token of ${product.chain} in this release. By March 31, 2026, it had moved to Ethereum.`,
    page: '/network#token-and-addresses',
  },
  testnet: {
    term: 'Testnet',
    definition: `A network for trials, as opposed to the mainnet. An organization’s subscription starts active on a ${product.db} node of the testnet. In its testnet configuration, a ${product.ai} node limits the requests of each user.`,
    page: '/network',
  },
  mainnet: {
    term: 'Mainnet',
    definition: `A network for production, as opposed to the testnet. An organization’s subscription starts inactive on a ${product.db} node of the mainnet.`,
    page: '/go-live#check-your-account',
  },
  'later-auth': {
    term: facts.later.auth,
    definition: `A separate service for tokens of later ${product.db} nodes. The nodes of this release don’t use it.`,
    page: '/changelog#after-this-release',
  },
  'later-pay': {
    term: facts.later.pay,
    definition: `A portal for the subscriptions that ${product.name} has offered since June 23, 2025, after this release.`,
    page: '/changelog#after-this-release',
  },
  'query-library': {
    term: product.ql,
    definition:
      'The library that encrypts, splits, combines, and decrypts values in your own process.',
    page: `/build/${product.prefix}QL`,
  },
  'secret-data-analytics': {
    term: 'SecretDataAnalytics',
    definition: `The product on ${product.db} that runs stored queries over SecretVault records without decrypting them.`,
    page: '/build/secret-data-analytics',
  },
  'secret-llm': {
    term: 'SecretLLM',
    definition: `The product on ${product.ai} for private inference with open language models.`,
    page: '/build/secretLLM/overview',
  },
  'secret-sdks': {
    term: 'SecretSDKs',
    definition: 'The common name of SecretVault, SecretDataAnalytics, and SecretLLM.',
    page: `/what-is-${product.slug}`,
  },
  'secret-vault': {
    term: 'SecretVault',
    definition: `The product on ${product.db} that stores and retrieves records. No single node can read their secret fields.`,
    page: '/build/secret-vault',
  },
  'token-unit': {
    term: facts.literal.chainDenom,
    definition: `The smallest unit of ${product.token}, the token of ${product.chain}: 1 ${product.token} is 1,000,000 ${facts.literal.chainDenom}.`,
    page: '/network#token-and-addresses',
  },
} satisfies Glossary;
