/** Sentences that look like a promise about the APIs but have no check against the sandbox. */

export interface Exception {
  /** Excerpts of the sentences, as in a claim; none for all sentences of the pages. */
  readonly sentences?: readonly string[];
  /** Pages, from the site's root; none for all pages. */
  readonly pages?: readonly string[];
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    pages: ['docs/build/ql.mdx'],
    reason:
      'The limits and errors of the encryption library, not of the APIs. The samples encryption-errors.ts and encryption-limits.ts run them.',
  },
  {
    pages: ['docs/learn/protocols.mdx'],
    reason: 'Sizes of cryptographic schemes, not of the APIs',
  },
  {
    pages: ['docs/build/blindRAG.mdx'],
    reason: 'Limits and errors of scripts in another repository, which need real nodes',
  },
  {
    pages: [
      'docs/guide-product-wallet.mdx',
      'docs/guide-sending-token.mdx',
      'docs/guide-testnet-faucet.mdx',
      'docs/testnet-guides.mdx',
    ],
    reason: 'Facts about the chain and its faucet, not about the APIs',
  },
  {
    pages: ['docs/build/ai/llm-summary-12k.mdx', 'docs/build/ai/llm-summary-6k.mdx'],
    reason: 'Sizes of files of this site; the tests of the built site check them',
  },
  {
    sentences: [
      'LLM summary, 12k',
      'LLM summary, 6k',
      'The skill | under 5,000 tokens',
      'All pages, llms-full.txt',
    ],
    reason: 'Sizes of files of this site; the tests of the built site check them',
  },
  {
    sentences: [
      'Time limit per request | 2 minutes | 5 minutes',
      'Time per request without stream | 120 seconds',
      'Time per request | 5 minutes',
    ],
    reason: 'Timeouts of real servers; the sandbox ends jobs after seconds',
  },
  {
    sentences: ['Account cache | 1 minute'],
    reason: 'The sandbox has no account cache',
  },
  {
    pages: ['docs/recipes/produce-errors.mdx'],
    reason: 'tests/repository/errorCatalog.test.ts compares the page with the catalogs',
  },
  {
    pages: ['docs/recipes/expire-records.mdx'],
    reason: "Beta calls, which the sandbox doesn't have",
  },
  {
    sentences: [
      '500 | DatabaseError, at any other call, another cause: {…} | The database reported an error',
      '500 | plain text, at any other call | An unexpected failure',
      '400 | DataCollectionNotFoundError at another call | Rarely, the node lost the collection',
    ],
    reason: "Failures of a database, which the sandbox doesn't contain",
  },
  {
    sentences: ['One document in MongoDB | 16 MiB'],
    reason: "A limit of MongoDB, which the sandbox doesn't contain",
  },
  {
    sentences: [
      '404 | DocumentNotFoundError',
      '404 | PrimaryCollectionNotFoundError',
      '400 | InvalidIndexOptionsError',
      '404 | IndexNotFoundError',
    ],
    reason:
      "Errors of the node's own collections and of beta calls, which the sandbox doesn't have",
  },
  {
    sentences: ['On accounts, admin gets 404 and root gets 401'],
    reason: 'The sandbox has no administrators and no root account',
  },
  {
    sentences: [
      'Operations with a token | 400, 401, and 500, without the types',
      'Lists and accounts | 400',
      'Chat completion, errors | 422 for a wrong body | 400',
      'Attestation | Three strings, no parameter',
    ],
    reason: 'Compares two specifications; tests/content and openapi/__tests__ check ours',
  },
  {
    sentences: [
      '401 Authentication failed… | The key has expired',
      '401 | Authentication failed…',
      '401 | NUC validation failed…',
      '401 | Usage limit error…',
      '401 | Unexpected authentication error…',
    ],
    reason: "Kinds of keys that the sandbox doesn't have",
  },
  {
    sentences: [
      "If the node's attestation service is down, both calls return 500",
      '500 | Model response does not contain usage statistics',
      '500 | plain text, or no detail | The model failed',
      '500 | All connection attempts failed',
    ],
    reason: "Failures of a model and of the attestation service, which the sandbox doesn't have",
  },
  {
    sentences: [
      "Prompt and max_tokens together | the model's context window | 500 Internal Server Error",
      'The model chooses only among the most likely tokens whose probabilities add up to this value',
    ],
    reason: 'No model runs in the sandbox',
  },
  {
    sentences: ["402 | This isn't a nilAI node of this release"],
    reason: 'A response of a server that the sandbox does not imitate',
  },
  {
    sentences: ['the node lost the collection of this schema (DataCollectionNotFoundError)'],
    reason: 'The sandbox never loses a collection',
  },
  {
    sentences: ['If the model fails while streaming, the stream ends early with status 200'],
    reason: 'No model runs in the sandbox, so none can fail during a stream',
  },
  {
    sentences: [
      'Split strings longer than 4,095 bytes into a list of values',
      'A total is a signed 32-bit integer, at most 2,147,483,647',
      'Totals are signed 32-bit numbers, up to 2,147,483,647',
      'secret strings of 4,095 bytes, and integers and totals of 32 bits',
      'Shares that one sum can add without rounding | 2,097,151',
      'A key works for exactly one operation',
      'You can lose up to n − t nodes, but any t nodes that collude can read the value',
      'match | string | a digest in base64, 88 characters',
      'Python raises ValueError or TypeError for the same mistakes',
      'Secret values | strings and bytes up to 4,095 bytes',
      'plaintext must be possible to encode in 4096 bytes or fewer',
      'One encrypted value can be at most 4,095 bytes long',
      'Base64 makes shares a third longer than the file',
      'The result is exact up to 2,147,483,647,999',
      'A sum is exact for up to 2,097,151 shares, because nodes add in double precision',
      'A total is exact for up to 2,097,151 records, because each node adds one share for each record in double precision',
    ],
    reason: 'Limits of the encryption library; the samples in examples/vault run them',
  },
  {
    sentences: [
      'Call init() before any method',
      'A read fails on one node, or the credentials are wrong | It throws',
      'A cluster of one node | It fails with cluster configuration must contain at least two nodes',
      "operation | 'store' or 'sum'. The default is 'store'",
      'tokenExpirySeconds | The lifetime of each token. The default is 3,600 seconds',
      'Tokens | The default lifetime is 60 seconds',
      'a status of 300 or above raises ConnectionError',
      'The tokens of the wrapper packages expire after 3,600 seconds in JavaScript and 60 in Python',
    ],
    reason: "Behavior of wrapper packages, which the repository doesn't contain",
  },
  {
    sentences: [
      'Signing needs no network call, so the samples sign a new token for each call',
      'It expires after 60 seconds, and nodes accept it for up to five minutes more',
      'bad_key: Invalid private key format',
    ],
    reason: 'Behavior of did-jwt and of the samples, which examples/vault/generate-tokens.ts runs',
  },
  {
    sentences: [
      'model is meta-llama/Llama-3.2-3B-Instruct (30,000 tokens)',
      'Otherwise, the request fails with 500',
      'meta-llama/Llama-3.2-3B-Instruct | fast chat',
      'meta-llama/Llama-3.1-8B-Instruct | harder tasks',
      'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B | reasoning',
      'hugging-quants/Meta-Llama-3.1-70B-Instruct-AWQ-INT4 | best quality',
    ],
    reason: "Context windows of models that the sandbox doesn't run",
  },
  {
    sentences: [
      '429 | Yes, after the wait',
      '500 | Only if the body is correct',
      '400, 401, 403, 422 | No. Correct the request or the key first',
    ],
    reason: 'Advice about when to repeat a request',
  },
  {
    sentences: [
      "It also checks the node's status, so that the browser never receives an error with status 200",
      "The journal's route doesn't check the node's status",
      '502 to 504, a timeout, or no connection',
      'The sample runs calls at most five times',
      'A stream can fail after the node has sent status 200',
      'The route returns 429.',
      'For every other error of the node, it returns 502',
      '400 status code (no body)',
      'the Python sample shows only the status, such as HTTP Error 401: Unauthorized',
      "If the node doesn't respond for 120 seconds, or if there is no connection, both stop",
      'After a 502, 503, or 504, it waits one second',
      'Both send a request at most five times',
      'TypeScript prints 200, and Python prints stop',
      'By default, the samples register on the nodes of the sandbox',
    ],
    reason: 'Behavior of a sample, of another repository, and of client libraries',
  },
  {
    sentences: [
      'a subscription of 28 days',
      'offers subscriptions of 28 days',
      "The key in the portal's example is valid for 30 days",
      "the key in the portal's example lasts 30 days",
      'by default the public demo cluster',
    ],
    reason: 'Facts about portals and subscriptions, not about the APIs',
  },
  {
    sentences: ['Staking | unbonding 21 days', 'Hardware | 8 x86-64 cores'],
    pages: ['docs/network.mdx'],
    reason: 'Facts about the chain and its hardware, not about the APIs',
  },
  {
    sentences: ['nildb-nx8v | https://nildb-nx8v.nillion.network'],
    reason: 'Contains a number that looks like a status but promises none',
  },
  {
    sentences: ["Token counts use OpenAI's tokenizer"],
    reason: 'Says how files of this site are measured',
  },
  {
    sentences: ['Errors with a tag | always 400 | 400, 404, or 500'],
    reason: 'Compares with an earlier release; other claims check each status',
  },
  {
    sentences: [
      'A 429 for too many concurrent requests has no such header',
      'See the limits of the testnet and mainnet configurations, and how to wait after a 429',
    ],
    reason: 'Requests at the same time never get 429 in the sandbox; its README says why',
  },
  {
    sentences: [
      'If the request fails after the stream began',
      'A stream ends early with status 200',
      'If the model fails while streaming, the stream ends early with status 200',
    ],
    reason: 'No model runs in the sandbox, so none can fail during a stream',
  },
];
