/**
 * The vocabulary of the platform. The glossary page lists it, and pages link to its terms with `<Term id="share">`.
 *
 * Each definition is one or two sentences of plain text.
 */
import {facts} from './facts';
import {product} from './product';

export interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
}

/** Entries by their ids, which are in kebab-case. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;

export const glossary = {
  allot: {
    term: '%allot',
    definition:
      'Marker that your code puts around a ciphertext in a record. Splitting the record replaces it with %share, one share per node.',
  },
  attestation: {
    term: 'Attestation',
    definition:
      'Report with evidence about the processors of a trusted execution environment, and the key that checks signatures. In this release the evidence does not cover that key.',
  },
  'blind-computation': {
    term: 'Blind computation',
    definition: 'Work on data that stays encrypted, done by an operator who cannot read it.',
  },
  'blind-module': {
    term: 'Blind module',
    definition: `Unit that wraps privacy-enhancing technologies on a node, behind a REST API. This release has two: ${product.db} and ${product.ai}.`,
  },
  blindfold: {
    term: 'Blindfold',
    definition: `Name of the ${product.ql} library since June 2025. Keys and ciphertexts of ${facts.pkg.qlNext} 0.1.0 and ${facts.pkg.ql} ${facts.pkg.qlVersion} are interchangeable.`,
  },
  cluster: {
    term: 'Cluster',
    definition:
      'Set of nodes that you choose to store your data on. It exists only in your configuration; the nodes don’t need to know each other.',
  },
  'cluster-key': {
    term: 'ClusterKey',
    definition: `${product.ql} key without secret material, for two or more nodes. Data stays secret as long as the nodes do not all collude.`,
  },
  coerce: {
    term: 'coerce',
    definition:
      'Keyword that makes a node convert text to a UUID, a date, or a number: coerce in a schema for uploads, $coerce in a filter.',
  },
  collection: {
    term: 'Collection',
    definition:
      'Container of records that follow one schema. A collection and its schema share one id.',
  },
  'database-module': {
    term: product.db,
    definition:
      'Blind module for storage: a database with a REST API on each node, for ciphertexts, shares and plain fields.',
  },
  'developer-kit': {
    term: 'Developer kit',
    definition: 'Download with the samples of this documentation and the sandbox.',
  },
  did: {
    term: 'DID',
    definition:
      'Decentralized identifier of an organization or a node, derived from its public key.',
  },
  'homomorphic-encryption': {
    term: 'Homomorphic encryption (HE)',
    definition: `Encryption that allows some computation on ciphertexts. ${product.ql} uses Paillier, which allows addition only.`,
  },
  'ai-module': {
    term: product.ai,
    definition:
      'Blind module for AI: language models inside a trusted execution environment, behind a REST API compatible with OpenAI’s.',
  },
  chain: {
    term: product.chain,
    definition:
      'Blockchain built on the Cosmos SDK that coordinates the network: payments, rewards, stake and governance. It runs no smart contracts.',
  },
  marker: {
    term: 'Marker',
    definition:
      'Key in a record that begins with % and tells the library or a node what a value is: %allot before splitting, %share on a node.',
  },
  mask: {
    term: 'Mask',
    definition: `Random number by which ${product.ql} multiplies the shares of a sum for one node. A SecretKey contains the masks.`,
  },
  match: {
    term: 'Match',
    definition: `${product.ql} operation that turns a value into a salted digest. Equal values give equal digests; a digest cannot be decrypted.`,
  },
  'match-key': {
    term: 'Match key',
    definition: `${product.ql} SecretKey for the operation match. Only digests made with the same match key can be compared.`,
  },
  mpc: {
    term: 'Multi-party computation (MPC)',
    definition:
      'Computation over data that is split between several parties, none of which sees it whole.',
  },
  node: {
    term: 'Node',
    definition:
      'Server of an independent operator, with one or more blind modules. A database node has a URL, a DID and a public key.',
  },
  nuc: {
    term: 'NUC',
    definition: `Token format of later releases. The operator of a ${product.ai} node can configure it to accept NUC tokens instead of API keys.`,
  },
  organization: {
    term: 'Organization',
    definition:
      'Owner of collections and queries: a secp256k1 key pair with its DID, registered on every node that it uses.',
  },
  pet: {
    term: 'Privacy-enhancing technology (PET)',
    definition:
      'Technique for using data without revealing it: secret sharing and multi-party computation, homomorphic encryption, trusted execution environments.',
  },
  petnet: {
    term: 'Petnet',
    definition: 'Network of the nodes that store and compute. You group its nodes into clusters.',
  },
  'plain-field': {
    term: 'Plain field',
    definition: 'Field of a record that is stored unencrypted, so that every node can read it.',
  },
  query: {
    term: 'Query',
    definition:
      'Aggregation pipeline with typed variables, stored on every node of a cluster and run on one collection.',
  },
  'query-library': {
    term: product.ql,
    definition: 'Library that encrypts, splits, combines and decrypts values in your own process.',
  },
  rag: {
    term: 'Retrieval-augmented generation (RAG)',
    definition:
      'Technique that finds passages in a document store and sends them to a language model together with the question.',
  },
  record: {
    term: 'Record',
    definition:
      'One entry of a collection. Each node stores a document of it, with the same UUID in the field _id and its own shares.',
  },
  sandbox: {
    term: 'Sandbox',
    definition: `Program in the developer kit that imitates three ${product.db} nodes and a ${product.ai} node on your machine. It protects no data and runs no model.`,
  },
  schema: {
    term: 'Schema',
    definition:
      'JSON Schema that a node checks uploads to a collection against. It cannot be changed.',
  },
  'secret-data-analytics': {
    term: 'SecretDataAnalytics',
    definition: `Product on ${product.db}: runs stored queries over SecretVault records without decrypting them.`,
  },
  'secret-key': {
    term: 'SecretKey',
    definition: `${product.ql} key with secret material that you keep. Without it, stored values cannot be read, even if all nodes collude.`,
  },
  'secret-llm': {
    term: 'SecretLLM',
    definition: `Product on ${product.ai}: private inference with open language models.`,
  },
  'secret-sdks': {
    term: 'SecretSDKs',
    definition: 'Umbrella name for SecretVault, SecretDataAnalytics and SecretLLM.',
  },
  'secret-sharing': {
    term: 'Secret sharing',
    definition:
      'Technique that splits a value into shares. Too few shares reveal nothing; enough shares restore the value.',
  },
  'secret-vault': {
    term: 'SecretVault',
    definition: `Product on ${product.db}: stores and retrieves records whose secret fields no single node can read.`,
  },
  share: {
    term: 'Share',
    definition:
      'One node’s part of a secret-shared value, under the key %share of a stored record.',
  },
  store: {
    term: 'Store',
    definition: `${product.ql} operation for values that are stored and read back. Nodes cannot compute on them.`,
  },
  sum: {
    term: 'Sum',
    definition: `${product.ql} operation for 32-bit integers whose shares can be added up without decrypting them.`,
  },
  tee: {
    term: 'Trusted execution environment (TEE)',
    definition:
      'Part of a processor that hides its code and data from the operator of the machine.',
  },
  threshold: {
    term: 'Threshold',
    definition:
      'Number of shares that restore a value. Only the sum operation supports one; other values need all shares.',
  },
  token: {
    term: 'Token (API)',
    definition:
      'JWT for one node, with an expiry, signed with the private key of your organization. Send it as a bearer token.',
  },
  'token-unit': {
    term: facts.literal.chainDenom,
    definition: `Smallest unit of ${product.token}, the token of ${product.chain}: 1 ${product.token} is 1,000,000 ${facts.literal.chainDenom}.`,
  },
} satisfies Glossary;
