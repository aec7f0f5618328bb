/**
 * The vocabulary of the platform: the terms that readers meet on many pages. The glossary page lists it, and pages link to
 * its terms with `<Term id="share">`.
 *
 * Each definition is one to three sentences. Code is in backticks.
 */
import type {Glossary} from './glossaryTypes';
import {product} from './product';

export const glossary = {
  account: {
    term: 'Account',
    definition:
      "An organization's registration on one node. Without an active account, the node rejects calls with a token.",
    page: '/go-live#check-your-account',
  },
  allot: {
    term: '`%allot`',
    definition:
      "A marker around an encrypted value in a record. When you split the record, each node's document gets its own share instead, under `%share`.",
    page: '/build/secretVault-secretDataAnalytics/upload#split-each-record',
  },
  'api-key': {
    term: 'API key',
    definition: `The credential for calls to a ${product.ai} node. You sign the key of the public node with a wallet. Other nodes can accept other kinds.`,
    page: '/build/secretLLM/access#what-the-key-is',
  },
  attestation: {
    term: 'Attestation',
    definition:
      "A report with evidence about the processors of a trusted execution environment. It also contains the key for checking signatures, which the evidence doesn't cover in this release.",
    page: '/build/secretLLM/signatures#fetch-the-attestation-report',
  },
  ai: {
    term: product.ai,
    definition:
      'The blind module that runs language models, by design inside a trusted execution environment.',
    page: `/build/blind-modules#${product.prefix}ai`,
  },
  'blind-module': {
    term: 'Blind module',
    definition: `${product.db} or ${product.ai}: a service on a node that works with your secret data.`,
    page: '/build/blind-modules',
  },
  'blind-rag': {
    term: 'blindRAG',
    definition: `A way to let SecretLLM answer from documents that are secret-shared on ${product.db} nodes.`,
    page: '/build/blindRAG',
  },
  chain: {
    term: product.chain,
    definition:
      'A blockchain for payments, rewards, staking, and governance. It has been legacy since January 2026.',
    page: `/learn/architecture#${product.prefix}chain`,
  },
  cluster: {
    term: 'Cluster',
    definition:
      'The nodes on which you store your data. A cluster exists only in your configuration.',
    page: '/build/secretVault-secretDataAnalytics/build#three-rules-for-a-cluster',
  },
  'cluster-key': {
    term: '`ClusterKey`',
    definition: `A ${product.ql} key without a secret, for two or more nodes. Data stays secret unless all nodes collude or someone steals your organization's key.`,
    page: '/build/secretVault-secretDataAnalytics/encryption#choose-a-key',
  },
  coerce: {
    term: '`coerce`',
    definition:
      'A keyword that makes a node convert text. In a schema, `coerce` converts it to a UUID, a date, or a number. In a filter, `$coerce` converts it to a date or a UUID.',
    page: '/build/secretVault-secretDataAnalytics/create-schema#coercion',
  },
  collection: {
    term: 'Collection',
    definition:
      'A container for records that follow one schema. A collection and its schema share one id.',
    page: '/build/secretVault-secretDataAnalytics/create-schema',
  },
  db: {
    term: product.db,
    definition:
      'The blind module that stores records and runs queries. It is a database with a REST API.',
    page: `/build/blind-modules#${product.prefix}db`,
  },
  'developer-kit': {
    term: 'Developer kit',
    definition: 'An archive with the sandbox and the samples of this site.',
    page: '/build/secret-vault-quickstart#start-the-sandbox',
  },
  did: {
    term: 'DID',
    definition:
      'The decentralized identifier of an organization or a node. It is derived from the public key.',
    page: '/build/secretVault-secretDataAnalytics/access#derive-the-did',
  },
  digest: {
    term: 'Digest',
    definition:
      'The result of encrypting a value for match. Equal values have equal digests, and nobody can decrypt them.',
    page: '/build/secretVault-secretDataAnalytics/encryption#match-compare-without-decrypting',
  },
  document: {
    term: 'Document',
    definition:
      "What one node stores for a record: the plain fields, and this node's part of each secret field.",
    page: '/learn/architecture#the-path-of-a-record',
  },
  'error-tag': {
    term: 'Tag (error)',
    definition: `The name of an error of a ${product.db} node, such as \`ResourceAccessDeniedError\`: the first text in the list \`errors\`.`,
    page: `/api/${product.prefix}db/errors`,
  },
  filter: {
    term: 'Filter',
    definition:
      'A MongoDB query document that selects the documents that an operation reads, changes, or deletes.',
    page: '/build/secretVault-secretDataAnalytics/retrieve#what-a-filter-can-match',
  },
  mask: {
    term: 'Mask',
    definition: `A secret number per node in a ${product.ql} \`SecretKey\` for sum. Each share of that node is multiplied by it.`,
    page: '/learn/protocols#whom-you-trust',
  },
  match: {
    term: 'Match',
    definition: `The ${product.ql} operation that turns a value into a digest, which nodes can compare and nobody can decrypt.`,
    page: '/build/secretVault-secretDataAnalytics/encryption#match-compare-without-decrypting',
  },
  'match-key': {
    term: 'Match key',
    definition: `A ${product.ql} \`SecretKey\` for the operation match. Only digests made with the same match key can be compared.`,
    page: '/recipes/find-by-secret-value',
  },
  'model-token': {
    term: 'Token (model)',
    definition:
      'A piece of text, often a short word or a part of a word, that a language model reads or writes.',
    page: '/build/secretLLM/usage#count-your-tokens',
  },
  node: {
    term: 'Node',
    definition:
      'A server that runs one or more blind modules. A database node has a URL, a DID, and a public key.',
    page: '/learn/architecture#petnet',
  },
  nuc: {
    term: 'NUC',
    definition: `The token format of later releases. A ${product.ai} node can accept NUC tokens instead of API keys.`,
    page: `/api/${product.prefix}ai/overview#kinds-of-keys`,
  },
  operation: {
    term: 'Operation',
    definition: `In ${product.ql}: what you do with a secret value, which is store, match, or sum. In the API reference: one kind of call, such as Add schema.`,
    page: '/build/secretVault-secretDataAnalytics/encryption#choose-a-mode',
  },
  organization: {
    term: 'Organization',
    definition:
      "The owner of collections and queries: a secp256k1 key pair with a DID, registered on every node that it uses. Its private key, the organization key, isn't a `SecretKey`.",
    page: '/build/secretVault-secretDataAnalytics/access',
  },
  petnet: {
    term: 'Petnet',
    definition: `The network of ${product.name}'s nodes, which store data and compute on it.`,
    page: '/learn/architecture#petnet',
  },
  'plain-field': {
    term: 'Plain field',
    definition: 'A field of a record that is stored unencrypted, so that every node can read it.',
    page: '/build/secretVault-secretDataAnalytics/create-schema#write-the-schema',
  },
  'public-key': {
    term: '`PublicKey`',
    definition: `A ${product.ql} key that only encrypts, for sums on one node. Its \`SecretKey\` decrypts.`,
    page: `/build/${product.prefix}QL#publickeygenerate`,
  },
  ql: {
    term: product.ql,
    definition:
      'The library that encrypts values and splits them into shares, in your own process.',
    page: `/build/${product.prefix}QL`,
  },
  query: {
    term: 'Query',
    definition: 'An aggregation pipeline with typed variables, stored on every node of a cluster.',
    page: '/build/secretVault-secretDataAnalytics/create-query',
  },
  record: {
    term: 'Record',
    definition:
      'One entry of a collection. Each node stores one document for it, with the same UUID in the field `_id` and its own shares.',
    page: '/learn/architecture#the-path-of-a-record',
  },
  sandbox: {
    term: 'Sandbox',
    definition: `A program that imitates three ${product.db} nodes and a ${product.ai} node on your machine. It protects no data and runs no model.`,
    page: '/api/overview#try-both-on-your-machine',
  },
  schema: {
    term: 'Schema',
    definition:
      "A JSON Schema against which a node checks uploads to a collection. You can't change it later.",
    page: '/build/secretVault-secretDataAnalytics/create-schema#write-the-schema',
  },
  'secret-data-analytics': {
    term: 'SecretDataAnalytics',
    definition: `The product that adds up secret numbers on ${product.db} nodes without decrypting them.`,
    page: '/build/secret-data-analytics',
  },
  'secret-key': {
    term: '`SecretKey`',
    definition: `A ${product.ql} key with a secret that you keep. Without it, nobody can read stored values, even if all nodes collude. For sum, it protects little.`,
    page: '/build/secretVault-secretDataAnalytics/encryption#store-with-a-secret-key',
  },
  'secret-llm': {
    term: 'SecretLLM',
    definition: `The product that answers prompts with language models on ${product.ai} nodes.`,
    page: '/build/secretLLM/overview',
  },
  'secret-sharing': {
    term: 'Secret sharing',
    definition:
      'A technique that splits a value into shares. All shares together, or a threshold of them for sums, restore the value. Fewer reveal nothing but its length.',
    page: '/learn/cryptography#secret-sharing-of-one-record',
  },
  'secret-vault': {
    term: 'SecretVault',
    definition: `The product that stores records with secret fields on ${product.db} nodes.`,
    page: '/build/secret-vault',
  },
  seed: {
    term: 'Seed',
    definition:
      'A secret text or bytes from which you can generate the same `SecretKey` again. It must be as hard to guess as a key.',
    page: '/build/secretVault-secretDataAnalytics/encryption#keep-a-key',
  },
  share: {
    term: 'Share',
    definition:
      "One node's part of a secret-shared value, under the key `%share`. Digests and the ciphertexts of a single node are stored there too.",
    page: '/learn/cryptography#secret-sharing-of-one-record',
  },
  store: {
    term: 'Store',
    definition: `The ${product.ql} operation for values that are stored and read back. Nodes can't compute on them.`,
    page: '/build/secretVault-secretDataAnalytics/encryption#store-keep-a-value',
  },
  sum: {
    term: 'Sum',
    definition: `The ${product.ql} operation for 32-bit integers. Nodes can add up their shares without decrypting them.`,
    page: '/build/secretVault-secretDataAnalytics/encryption#sum-add-up-shares',
  },
  tee: {
    term: 'Trusted execution environment (TEE)',
    definition:
      "A part of a processor that is designed so that the operator of the machine can't read its code and data.",
    page: '/learn/protocols#inference-inside-a-tee',
  },
  threshold: {
    term: 'Threshold',
    definition:
      'The number of shares that are enough to restore a value, for the operation sum only. Other values need all shares.',
    page: '/build/secretVault-secretDataAnalytics/encryption#threshold-sums',
  },
  token: {
    term: 'Token (API)',
    definition:
      'A JWT that you sign for one node with the private key of your organization. Give it an expiry.',
    page: '/build/secretVault-secretDataAnalytics/generate-tokens',
  },
  unify: {
    term: '`unify`',
    definition: `The ${product.ql} function that combines the documents of all nodes into the record, and decrypts it.`,
    page: `/build/${product.prefix}QL#unify`,
  },
  variable: {
    term: 'Variable',
    definition:
      'A named value in a query, such as `##team`. You send a value for it each time you execute the query.',
    page: '/build/secretVault-secretDataAnalytics/create-query#variables',
  },
  'verifying-key': {
    term: 'Verifying key',
    definition: `The public key with which you check the signature of a ${product.ai} answer. You save (pin) it on first use.`,
    page: '/build/secretLLM/signatures#check-the-signature',
  },
} satisfies Glossary;
