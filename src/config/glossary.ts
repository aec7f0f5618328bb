/** The vocabulary of the platform: shown on the what-is page and where a writer links a term. */
import {packages} from './facts';
import {product} from './product';

/** One term. `id` is kebab-case, and what `<Term id="…">` names. */
export interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  /** One or two sentences, plain text. */
  readonly definition: string;
}

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'allot',
    term: '%allot',
    definition:
      'Marker that your code puts around a ciphertext in a record. Splitting the record replaces it by %share, one share for each node.',
  },
  {
    id: 'attestation',
    term: 'Attestation',
    definition:
      'Cryptographic report about a trusted execution environment: evidence of its processors, and here the key that checks signatures. A client can check it before it sends data.',
  },
  {
    id: 'blind-computation',
    term: 'Blind computation',
    definition:
      'Useful work on data that stays encrypted, done by an operator who cannot read the data.',
  },
  {
    id: 'blind-module',
    term: 'Blind module',
    definition: `Unit that wraps one or more privacy-enhancing technologies on a node. The release documented here has two: ${product.db} and ${product.ai}.`,
  },
  {
    id: 'blindfold',
    term: 'Blindfold',
    definition: `Name that the ${product.ql} library carries since June 2025. Keys and ciphertexts of ${packages.qlNext} 0.1.0 and ${packages.ql} ${packages.qlVersion} are interchangeable.`,
  },
  {
    id: 'cluster',
    term: 'Cluster',
    definition:
      'Set of nodes that you choose to store your data on. You define it on your side; the nodes need not know each other.',
  },
  {
    id: 'cluster-key',
    term: 'ClusterKey',
    definition: `${product.ql} key without secret material, for two or more nodes. Data is safe as long as the nodes do not all collude.`,
  },
  {
    id: 'collection',
    term: 'Collection',
    definition:
      'Container of records that follow one schema. A collection and its schema share one id.',
  },
  {
    id: 'database-module',
    term: product.db,
    definition:
      'Blind module for storage: a database with a REST API on each node, which holds ciphertexts, shares and the fields you left in the clear.',
  },
  {
    id: 'did',
    term: 'DID',
    definition:
      'Decentralised identifier. Here it names an organization or a node and is derived from its public key.',
  },
  {
    id: 'homomorphic-encryption',
    term: 'Homomorphic encryption (HE)',
    definition: `Encryption that allows some computation on ciphertexts. ${product.ql} uses Paillier, which allows addition.`,
  },
  {
    id: 'ai-module',
    term: product.ai,
    definition:
      'Blind module for AI: language models inside a trusted execution environment, behind a REST API compatible with OpenAI’s.',
  },
  {
    id: 'chain',
    term: product.chain,
    definition:
      'Blockchain built on the Cosmos SDK that coordinates the network: payments, rewards, stake and governance. It runs no smart contracts.',
  },
  {
    id: 'match',
    term: 'Match',
    definition: `${product.ql} operation that turns a value into a salted digest. Equal values give equal digests; a digest cannot be decrypted.`,
  },
  {
    id: 'mpc',
    term: 'Multi-party computation (MPC)',
    definition:
      'Computation over data that is split between several parties, none of which sees it whole.',
  },
  {
    id: 'node',
    term: 'Node',
    definition:
      'Server of an independent operator that runs one or more blind modules. A database node has a URL, a DID and a public key.',
  },
  {
    id: 'organization',
    term: 'Organization',
    definition:
      'Owner of collections and queries in SecretVault: a secp256k1 key pair with its DID, registered on every node that it uses.',
  },
  {
    id: 'pet',
    term: 'Privacy-enhancing technology (PET)',
    definition:
      'Technique that lets data be used without showing it. Here: secret sharing and multi-party computation, homomorphic encryption, trusted execution environments.',
  },
  {
    id: 'petnet',
    term: 'Petnet',
    definition:
      'Network of the nodes that store and compute. Builders group its nodes into clusters.',
  },
  {
    id: 'query',
    term: 'Query',
    definition:
      'Aggregation pipeline with typed variables, stored on every node of a cluster and run on one collection.',
  },
  {
    id: 'query-library',
    term: product.ql,
    definition:
      'Library that encrypts, splits, recombines and decrypts values in your own process, before and after they travel.',
  },
  {
    id: 'rag',
    term: 'Retrieval-augmented generation (RAG)',
    definition:
      'Technique that looks up passages in a document store and hands them to a language model together with the question.',
  },
  {
    id: 'record',
    term: 'Record',
    definition:
      'One entry of a collection, also called a document. Its key is a UUID in the field _id, the same on every node.',
  },
  {
    id: 'schema',
    term: 'Schema',
    definition:
      'JSON Schema that every record of a collection follows. It cannot be changed after it was created.',
  },
  {
    id: 'secret-data-analytics',
    term: 'SecretDataAnalytics',
    definition: `Product on ${product.db}: runs stored queries over SecretVault records without decrypting them.`,
  },
  {
    id: 'secret-key',
    term: 'SecretKey',
    definition: `${product.ql} key with secret material that you keep. Without it stored values cannot be read, even if all nodes collude.`,
  },
  {
    id: 'secret-llm',
    term: 'SecretLLM',
    definition: `Product on ${product.ai}: private inference with open language models.`,
  },
  {
    id: 'secret-sdks',
    term: 'SecretSDKs',
    definition: 'Umbrella name for SecretVault, SecretDataAnalytics and SecretLLM.',
  },
  {
    id: 'secret-sharing',
    term: 'Secret sharing',
    definition:
      'Splitting a value into shares so that too few of them say nothing about it, and enough of them give it back.',
  },
  {
    id: 'secret-vault',
    term: 'SecretVault',
    definition: `Product on ${product.db}: stores and retrieves records whose secret fields no single node can read.`,
  },
  {
    id: 'share',
    term: 'Share',
    definition:
      'One node’s part of a secret-shared value. In a stored record it stands under the key %share.',
  },
  {
    id: 'store',
    term: 'Store',
    definition: `${product.ql} operation that keeps a value and gives it back. Nothing can be computed on it while it is stored.`,
  },
  {
    id: 'sum',
    term: 'Sum',
    definition: `${product.ql} operation for 32-bit integers whose shares can be added up without decrypting them.`,
  },
  {
    id: 'tee',
    term: 'Trusted execution environment (TEE)',
    definition:
      'Part of a processor that runs code and holds data so that the operator of the machine cannot look inside.',
  },
  {
    id: 'threshold',
    term: 'Threshold',
    definition:
      'Number of shares that are enough to give a value back. Only the sum operation supports one; otherwise all shares are needed.',
  },
  {
    id: 'token',
    term: 'Token (API)',
    definition:
      'JWT that you sign with the private key of your organization, made for one node and with an expiry. It is sent as a bearer token.',
  },
];
