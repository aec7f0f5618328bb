/** Glossary entries for the words of the API reference: calls, credentials, filters, queries, and streams. */
import type {Glossary} from './glossaryTypes';
import {product} from './product';

const databaseOverview = `/api/${product.prefix}db/overview`;
const aiReference = `/api/${product.prefix}ai`;

export const glossaryApi = {
  'aggregation-pipeline': {
    term: 'Aggregation pipeline',
    definition:
      'A list of MongoDB stages, such as $match and $group. A node passes the documents of a collection through the stages in order, and returns the rows of the last one.',
    page: '/build/secretVault-secretDataAnalytics/create-query#write-the-pipeline',
  },
  'api-key': {
    term: 'API key',
    definition: `The credential for calls to a ${product.ai} node. You sign it with a wallet, and send it as a bearer token.`,
    page: '/build/secretLLM/access#what-the-key-is',
  },
  'base-url': {
    term: 'Base URL',
    definition:
      'The address of a node, without a path. Each call adds its path to it. An OpenAI client needs /v1 after the address.',
    page: '/api/overview#the-two-apis-side-by-side',
  },
  'bearer-token': {
    term: 'Bearer token',
    definition: `A credential that you send in the header Authorization, after the word Bearer. A ${product.db} node needs a JWT, and a ${product.ai} node needs an API key.`,
    page: '/api/overview#the-two-apis-side-by-side',
  },
  'chat-completion': {
    term: 'Chat completion',
    definition:
      'A call that sends a conversation to a language model and returns its answer, in the format of OpenAI’s API.',
    page: `${aiReference}/chat-completion-v-1-chat-completions-post`,
  },
  chunk: {
    term: 'Chunk (stream)',
    definition: 'One event of a streamed answer. It contains the next piece of the text.',
    page: '/build/secretLLM/streaming#stream-an-answer',
  },
  'context-window': {
    term: 'Context window',
    definition:
      'The number of tokens that a model can handle in one request. The prompt and the longest answer (max_tokens) together must fit into it.',
    page: '/build/secretLLM/overview#models',
  },
  cors: {
    term: 'Cross-origin resource sharing (CORS)',
    definition:
      'Headers with which a server tells a browser which sites may call it. Programs outside a browser ignore them.',
    page: `${databaseOverview}#cors`,
  },
  'demo-cluster': {
    term: 'Demo cluster',
    definition: `The three public ${product.db} nodes that this release names. They are for trials with test data.`,
    page: `${databaseOverview}#base-urls`,
  },
  embedding: {
    term: 'Embedding',
    definition:
      'A list of numbers that represents the meaning of a text. Texts with a similar meaning have embeddings that are close to each other.',
    page: '/build/blindRAG#how-the-parts-work-together',
  },
  'error-tag': {
    term: 'Tag (error)',
    definition: `The name of an error of a ${product.db} node, such as ResourceAccessDeniedError. It is the first text in the list errors.`,
    page: `/api/${product.prefix}db/errors`,
  },
  filter: {
    term: 'Filter',
    definition:
      'A MongoDB query document that selects the documents that an operation reads, changes, or deletes.',
    page: '/build/secretVault-secretDataAnalytics/retrieve#what-a-filter-can-match',
  },
  'json-schema': {
    term: 'JSON Schema',
    definition:
      'A standard language for describing the fields of JSON and their types. Collections use its version draft-07.',
    page: '/build/secretVault-secretDataAnalytics/create-schema#rules-for-a-schema',
  },
  jwt: {
    term: 'JSON Web Token (JWT)',
    definition:
      'A signed text with claims. The claims of a token for a node are who signed it (iss), for which node (aud), and until when it is valid (exp).',
    page: '/build/secretVault-secretDataAnalytics/generate-tokens#what-the-node-checks',
  },
  nonce: {
    term: 'Nonce',
    definition:
      'A value that a caller chooses for one request, to recognize that the response is new. In this release, the attestation report doesn’t contain the nonce that you send.',
    page: '/build/secretLLM/signatures#fetch-the-attestation-report',
  },
  'model-parameter': {
    term: 'Parameter (model)',
    definition:
      'A field of a chat completion that says how the model answers, such as temperature, or max_tokens for the longest answer.',
    page: '/build/secretLLM/usage#set-parameters',
  },
  operation: {
    term: 'Operation (API)',
    definition:
      'One kind of call, such as Add schema. It has a method, a path, and its own page in the API reference.',
    page: `${databaseOverview}#all-operations`,
  },
  prompt: {
    term: 'Prompt',
    definition:
      'The text that a language model reads: all messages of a chat completion, with the instructions.',
    page: `${aiReference}/chat-completion-v-1-chat-completions-post`,
  },
  'rate-limit': {
    term: 'Rate limit',
    definition: `The number of requests that a ${product.ai} node accepts from a user in a minute, an hour, or a day, or for a model at the same time.`,
    page: '/limits#rate-limits',
  },
  secp256k1: {
    term: 'secp256k1',
    definition: `The elliptic curve of the keys of organizations and nodes. Tokens (ES256K) and the answers of ${product.ai} are signed with keys on this curve.`,
    page: '/build/secretVault-secretDataAnalytics/access#make-a-key',
  },
  'server-sent-events': {
    term: 'Server-sent events',
    definition:
      'A format in which a server sends a response piece by piece. With stream: true, a chat completion arrives in this format.',
    page: '/build/secretLLM/streaming#stream-an-answer',
  },
  signature: {
    term: 'Signature',
    definition: `A value that proves who made a text, and that nobody changed it. A ${product.ai} node signs each complete answer, but no stream.`,
    page: '/build/secretLLM/signatures#check-the-signature',
  },
  subscription: {
    term: 'Subscription',
    definition: `The state of an organization’s account on a ${product.db} node. If it is inactive, the node rejects every call that needs a token.`,
    page: '/go-live#check-your-account',
  },
  'tool-call': {
    term: 'Tool call',
    definition:
      'The request of a model to run a function of your application. It contains the name of the function, and its arguments as JSON text.',
    page: '/build/secretLLM/tools#let-the-model-call-a-function',
  },
  'update-operator': {
    term: 'Update operator',
    definition:
      'A MongoDB key, such as $set or $inc, that says how an update changes the fields below it.',
    page: '/build/secretVault-secretDataAnalytics/retrieve#update',
  },
  uuid: {
    term: 'UUID',
    definition:
      'A universally unique identifier. You choose one (version 4) for each schema, query, and record, and use it on all nodes.',
    page: '/build/secretVault-secretDataAnalytics/build#three-rules-for-a-cluster',
  },
} satisfies Glossary;
