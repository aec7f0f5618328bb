/**
 * The vocabulary of the platform. The glossary page lists it, and pages link to its terms with `<Term id="share">`.
 *
 * Each definition is one or two sentences of plain text.
 */
import {facts} from './facts';
import {product} from './product';

interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
}

/** Entries by their ids, which are in kebab-case. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;

export const glossary = {
  allot: {
    term: '%allot',
    definition:
      'A marker that your code puts around a ciphertext in a record. When you split the record, each node’s share replaces it, under %share.',
  },
  attestation: {
    term: 'Attestation',
    definition:
      'A report with evidence about the processors of a trusted execution environment. It also contains the public key for checking signatures, which the evidence doesn’t cover in this release.',
  },
  'blind-computation': {
    term: 'Blind computation',
    definition:
      'Computing on data that stays encrypted. It is designed so that the operator can’t read the data.',
  },
  'blind-module': {
    term: 'Blind module',
    definition: `A unit that wraps privacy-enhancing technologies on a node behind a REST API. This release has two: ${product.db} and ${product.ai}.`,
  },
  blindfold: {
    term: 'Blindfold',
    definition: `The name of the ${product.ql} library since June 2025. Keys and ciphertexts of ${facts.pkg.qlNext} 0.1.0 and ${facts.pkg.ql} ${facts.pkg.qlVersion} are interchangeable.`,
  },
  cluster: {
    term: 'Cluster',
    definition:
      'A set of nodes on which you choose to store your data. It exists only in your configuration: the nodes don’t need to know each other.',
  },
  'cluster-key': {
    term: 'ClusterKey',
    definition: `A ${product.ql} key without secret material, for two or more nodes. Data stays secret unless all nodes collude or someone steals your organization’s key.`,
  },
  coerce: {
    term: 'coerce',
    definition:
      'A keyword that makes a node convert text. In a schema, coerce converts uploaded text to a UUID, a date, or a number. In a filter, $coerce converts text to a date or a UUID.',
  },
  collection: {
    term: 'Collection',
    definition:
      'A container for records that follow one schema. A collection and its schema share one id.',
  },
  'database-module': {
    term: product.db,
    definition:
      'The blind module for storage. Each node is a database with a REST API, for ciphertexts, shares, and plain fields.',
  },
  'developer-kit': {
    term: 'Developer kit',
    definition: 'A download that contains the samples of this documentation and the sandbox.',
  },
  did: {
    term: 'DID',
    definition:
      'The decentralized identifier of an organization or a node. It is derived from the public key.',
  },
  digest: {
    term: 'Digest',
    definition:
      'The result of encrypting a value for match. A node can check whether two digests are equal.',
  },
  document: {
    term: 'Document',
    definition:
      'What one node stores for a record: the plain fields, and this node’s part of each secret field.',
  },
  'homomorphic-encryption': {
    term: 'Homomorphic encryption (HE)',
    definition: `A kind of encryption that allows some computation on ciphertexts. ${product.ql} uses Paillier, which allows addition only.`,
  },
  'ai-module': {
    term: product.ai,
    definition:
      'The blind module for AI. It runs language models inside a trusted execution environment, behind a REST API that is compatible with OpenAI’s.',
  },
  chain: {
    term: product.chain,
    definition:
      'A blockchain built on the Cosmos SDK, for payments, rewards, staking, and governance. It runs no smart contracts, and it has been legacy since January 2026.',
  },
  marker: {
    term: 'Marker',
    definition:
      'A key in a record that begins with % and tells the library or a node what a value is: %allot before splitting, and %share on a node.',
  },
  mask: {
    term: 'Mask',
    definition: `A random number by which ${product.ql} multiplies the shares of a sum for one node. A SecretKey contains the masks.`,
  },
  match: {
    term: 'Match',
    definition: `The ${product.ql} operation that turns a value into a salted digest. Equal values give equal digests, and a digest can’t be decrypted.`,
  },
  'match-key': {
    term: 'Match key',
    definition: `A ${product.ql} SecretKey for the operation match. Only digests made with the same match key can be compared.`,
  },
  mpc: {
    term: 'Multi-party computation (MPC)',
    definition:
      'A computation on data that is split between several parties. No party sees all of the data.',
  },
  node: {
    term: 'Node',
    definition:
      'A server that runs one or more blind modules. A database node has a URL, a DID, and a public key.',
  },
  nuc: {
    term: 'NUC',
    definition: `The token format of later releases. An operator can configure a ${product.ai} node to accept NUC tokens instead of API keys.`,
  },
  organization: {
    term: 'Organization',
    definition:
      'The owner of collections and queries. It is a secp256k1 key pair with a DID, and it is registered on every node that it uses.',
  },
  pet: {
    term: 'Privacy-enhancing technology (PET)',
    definition:
      'A technique for using data without revealing it, such as secret sharing, multi-party computation, homomorphic encryption, or a trusted execution environment.',
  },
  petnet: {
    term: 'Petnet',
    definition:
      'The network of the nodes that store data and compute on it. You group its nodes into clusters.',
  },
  'plain-field': {
    term: 'Plain field',
    definition: 'A field of a record that is stored unencrypted, so that every node can read it.',
  },
  query: {
    term: 'Query',
    definition:
      'An aggregation pipeline with typed variables. It is stored on every node of a cluster, and it runs on one collection.',
  },
  'query-library': {
    term: product.ql,
    definition:
      'The library that encrypts, splits, combines, and decrypts values in your own process.',
  },
  rag: {
    term: 'Retrieval-augmented generation (RAG)',
    definition:
      'A technique that finds passages in a document store and sends them to a language model together with the question.',
  },
  record: {
    term: 'Record',
    definition:
      'One entry of a collection. Each node stores one document for it, with the same UUID in the field _id and its own shares.',
  },
  sandbox: {
    term: 'Sandbox',
    definition: `A program in the developer kit that imitates three ${product.db} nodes and a ${product.ai} node on your machine. It protects no data and runs no model.`,
  },
  schema: {
    term: 'Schema',
    definition:
      'A JSON Schema against which a node checks uploads to a collection. You can’t change it later.',
  },
  'secret-data-analytics': {
    term: 'SecretDataAnalytics',
    definition: `The product on ${product.db} that runs stored queries over SecretVault records without decrypting them.`,
  },
  'secret-field': {
    term: 'Secret field',
    definition:
      'A field of a record that your application encrypts before an upload. Each node stores a share, a digest, or a ciphertext of it.',
  },
  'secret-key': {
    term: 'SecretKey',
    definition: `A ${product.ql} key with secret material that you keep. Without it, nobody can read stored values, even if all nodes collude.`,
  },
  'secret-llm': {
    term: 'SecretLLM',
    definition: `The product on ${product.ai} for private inference with open language models.`,
  },
  'secret-sdks': {
    term: 'SecretSDKs',
    definition: 'The common name of SecretVault, SecretDataAnalytics, and SecretLLM.',
  },
  'secret-sharing': {
    term: 'Secret sharing',
    definition:
      'A technique that splits a value into shares. Too few shares reveal nothing, and enough shares restore the value.',
  },
  'secret-vault': {
    term: 'SecretVault',
    definition: `The product on ${product.db} that stores and retrieves records. No single node can read their secret fields.`,
  },
  share: {
    term: 'Share',
    definition:
      'One node’s part of a secret-shared value. It is under the key %share of a stored record.',
  },
  store: {
    term: 'Store',
    definition: `The ${product.ql} operation for values that are stored and read back. Nodes can’t compute on them.`,
  },
  sum: {
    term: 'Sum',
    definition: `The ${product.ql} operation for 32-bit integers. Nodes can add up their shares without decrypting them.`,
  },
  tee: {
    term: 'Trusted execution environment (TEE)',
    definition:
      'A part of a processor that is designed so that the operator of the machine can’t read its code and data.',
  },
  threshold: {
    term: 'Threshold',
    definition:
      'The number of shares that restore a value. Only the sum operation supports a threshold. Other values need all shares.',
  },
  token: {
    term: 'Token (API)',
    definition:
      'A JWT for one node, with an expiry. You sign it with the private key of your organization and send it as a bearer token.',
  },
  'token-unit': {
    term: facts.literal.chainDenom,
    definition: `The smallest unit of ${product.token}, the token of ${product.chain}: 1 ${product.token} is 1,000,000 ${facts.literal.chainDenom}.`,
  },
  variable: {
    term: 'Variable',
    definition:
      'A named value in a query, such as ##team. You send the value each time when you execute the query.',
  },
} satisfies Glossary;
