/** The files for programs: /llms.txt, the summaries, the skill for AI assistants, the developer kit. */
import type {SelectionRules} from '../lib/markdown/selectSections';
import {apis} from './apis';
import {facts} from './facts';
import {product} from './product';
import {baseUrl, siteUrl} from './site';

/** Ids of the pages where a reader begins. */
export const entryPages = [
  'quickstart',
  'build/secret-vault-quickstart',
  'build/secret-data-analytics',
  'build/secretLLM/quickstart',
  'api/overview',
];

/** Label of a tab. In the summaries and the skill, a group of tabs that has it loses its other tabs. */
export const summaryLanguage = 'TypeScript';

/**
 * A description of the product, for the first lines of the summaries. It says how to store a text, because the programs of
 * the smaller summary only add up numbers.
 */
export const aboutProduct = `${product.name} is a network for private data. SecretVault stores records on several ${product.db} nodes, as shares of secret values that no single node can read. SecretDataAnalytics totals such values. SecretLLM runs language models inside a trusted execution environment on a ${product.ai} node. To store a text, use \`ClusterKey.generate(cluster, {store: true})\` and a \`%share\` of type \`string\`, and read it with \`unify(key, documents)\`, with one document of each node.`;

/** Rules for the summaries. Their sizes are in summaries.ts, which the browser imports. */
export const summaryRules = {
  // The parts that a model needs for an encrypted total and for a private chat, with possible errors. Each summary has the
  // programs for both (summaries.ts).
  required: [
    {
      doc: 'api/database-overview',
      headings: ['All operations', 'Base URLs', 'Authentication'],
    },
    {
      doc: 'api/ai-overview',
      headings: ['All operations', 'Base URL', 'Authentication'],
    },
    {doc: 'limits', headings: [`${product.db} API`]},
    {doc: 'build/secretLLM/usage', headings: ['Set parameters']},
    {doc: 'build/secretLLM/streaming', headings: ["Differences from OpenAI's streams"]},
  ],
  // None: their code is in the programs.
  quickstarts: [],
  preferred: [
    {doc: 'api/database-errors', headings: ['Common errors']},
    {doc: 'api/ai-errors', headings: ['Common errors']},
    {doc: 'build/secret-data-analytics', headings: ['What nodes can compute', 'Limits']},
    {doc: 'build/secretLLM/signatures', headings: ['Check the signature']},
    {
      doc: 'build/secretVault-secretDataAnalytics/encryption',
      headings: ['Match: compare without decrypting', 'Save a key'],
    },
    {doc: 'limits', headings: [product.ql, `${product.ai} API`]},
    {doc: 'build/secretVault-secretDataAnalytics/create-query', headings: ['Variables']},
    {doc: 'build/secretLLM/quickstart', headings: ['Keep the key on your server']},
    {
      doc: 'build/secretVault-secretDataAnalytics/retrieve',
      headings: ['What a filter can match'],
    },
    {doc: 'learn/protocols', headings: ['Who you have to trust']},
    {doc: 'build/secretLLM/tools', headings: ['Rules for tools']},
    {doc: 'build/secretLLM/overview', headings: ['Models']},
  ],
  order: [
    'api/',
    'build/secret-',
    'build/secretVault-',
    'build/ql',
    'recipes/',
    'learn/',
    'build/secretLLM/',
    'limits',
  ],
  // Sections that only link to other pages or say how to start the sandbox, one that repeats the comments of a program,
  // and sections that walk through code that the summaries don't contain.
  skippedHeadings: [
    'Next steps',
    'Before you start',
    'A complete application',
    'Troubleshooting',
    'Use the wrapper package instead',
    'What the program does',
    'Try it on your machine',
    'Store and read a document',
    'Total three secret salaries',
    'Run it in your own project',
    'Write and read a record',
    'Send a chat completion',
    'Let the model call a function',
  ],
  leastUse: 0.85,
} satisfies SelectionRules;

/** The commands that start the sandbox, as a block of Markdown. */
export const sandboxCommands = `\`\`\`sh
curl -fsS ${siteUrl}${baseUrl}developer-kit.tgz | tar -xz
cd developer-kit
npm install
npm run sandbox
\`\`\``;

/** How to run a sample program: text above its files. */
export const sampleUsage = `Save the files in an empty folder, because other samples have files with the same names, and run \`npm install\` there. Start the sandbox in another folder. Then run the program with \`npx tsx\`. To use other servers or keys, set environment variables.

${sandboxCommands}`;

/** The skill for AI assistants (agentskills.io), and the rules that differ from those of the summaries. */
export const skill = {
  /** Also the name of its folder. */
  name: product.slug,
  /** Size of the file in tokens (o200k_base). */
  budget: 5000,
  texts: {
    /** An assistant reads only this text to decide whether it needs the skill. */
    description: `Write code for ${product.name} release ${facts.release} (${facts.releaseDate}): store encrypted or secret-shared records on ${product.db} nodes with ${product.ql} and total them without decrypting (SecretVault, SecretDataAnalytics), or chat with a model in a TEE on a ${product.ai} node (SecretLLM). Use it for any task that names ${product.name}, ${product.db}, ${product.ai}, ${product.ql} or one of these products.`,
    instructions: `## When to use which module

- Data that you keep and come back to: SecretVault, on ${product.db}. Sign one token per node, and call the same operation on each.
- A total over such data: SecretDataAnalytics, a stored query on ${product.db}.
- Data that you send once for an answer: SecretLLM, on ${product.ai}. An OpenAI client with another base URL and key.

## Rules

- Use only what this file and its pages say: other releases differ. Never invent a package, node, field or path.
- Never write a private key, API key, token or seed into code, a prompt, a log or a URL. Read \`ORG_SECRET_KEY\` and \`AI_API_KEY\` from the environment, on a server.
- Never send one node the shares of another. Use one \`_id\` for a record on all nodes.
- Check every status, and \`data.errors\` after an upload. Run the code on the sandbox before you call it done.`,
  },
  sampleUsage,
  /** Programs in the folder of the skill, so that it contains everything that they import. */
  samples: ['vault/payroll', 'vault/quickstart', 'llm/quickstart', 'llm/verify-signature'],
  /** Programs in the file itself. */
  inlineSamples: ['vault/quickstart', 'llm/streaming'],
  /** Files that the skill links to, relative to the base path, with a note on each. */
  references: {
    'llms.txt': 'all pages as Markdown',
    [`api/${product.prefix}db/overview.md`]: `${product.db}: nodes, tokens, all 17 operations`,
    [`api/${product.prefix}ai/overview.md`]: `${product.ai}: keys, all 6 operations`,
    'limits.md': 'limits of both APIs, and how to wait after a 429',
    'build/secretLLM/usage.md': 'models, parameters, token counts',
    'build/secretLLM/signatures.md': 'signature check and attestation',
    'build/secret-data-analytics.md': 'totals of encrypted values, and their range',
    'build/secretVault-secretDataAnalytics/encryption.md': 'keys and operations of encryption',
    'network.md': 'addresses and DIDs of the nodes',
    'go-live.md': 'checklist for production',
    'build/ai/ai-workflow.md': 'this skill as an MCP server; common mistakes',
  },
  errors: [
    {
      doc: 'api/database-errors',
      headings: ['Common errors', 'Wrong results without an error', 'Less common errors'],
    },
    {doc: 'api/ai-errors', headings: ['Common errors', 'Less common errors']},
    {doc: 'build/ql', headings: ['Errors']},
    {doc: 'build/secretLLM/quickstart', headings: ['Errors in your client']},
  ],
  rules: {
    ...summaryRules,
    required: [
      {
        doc: 'build/secretLLM/streaming',
        headings: ['', "Differences from OpenAI's streams"],
      },
      {doc: 'api/ai-overview', headings: ['Base URL', 'Authentication']},
    ],
    quickstarts: [{doc: 'build/secret-vault-quickstart', headings: ['Write and read a record']}],
    skippedHeadings: summaryRules.skippedHeadings.filter(
      (heading) => heading !== 'Write and read a record',
    ),
    preferred: [{doc: 'limits', headings: [`${product.ai} API`]}],
  } satisfies SelectionRules,
};

const PROMPT_RULES =
  'Use only the documentation: search_docs finds sections, get_sample returns whole programs, and explain_error explains responses. Read keys and addresses from the environment. Run the program on the sandbox before you call it done.';

/** The goals of readers. The MCP server offers a prompt for each of them. */
export const goals = [
  {
    name: 'encrypted_total',
    title: 'Total encrypted values',
    description: `Store encrypted values on ${product.db} nodes and total them without decrypting them`,
    text: `Write a TypeScript program that stores encrypted values on three ${product.db} nodes, lets the nodes add them up, and prints the decrypted total. Start from get_sample("vault/payroll"). ${PROMPT_RULES}`,
  },
  {
    name: 'private_chat',
    title: 'Chat privately',
    description: `Ask a model on a ${product.ai} node, and check the signature of its answer`,
    text: `Write a TypeScript program that asks a model on a ${product.ai} node a question, and checks the signature of the answer. Start from get_sample("llm/quickstart") and get_sample("llm/verify-signature"). ${PROMPT_RULES}`,
  },
];

/** The section that says how to connect an assistant to this documentation. The menu of each page links to it. */
export const installPage = '/build/ai/ai-workflow#connect-the-mcp-server';

/** Specifications of the APIs: path below the base path, and a note. */
const specificationFiles = Object.fromEntries(
  apis.flatMap(({segment, label}) => [
    [`openapi/${segment}.yaml`, `OpenAPI specification: ${label}`],
    [`openapi/${segment}.json`, `OpenAPI specification: ${label}`],
  ]),
);

/** Files that /llms.txt lists in addition to the pages: path below the base path, and a note. */
export const listedFiles: Readonly<Record<string, string>> = {
  ...specificationFiles,
  'developer-kit.tgz':
    'the documented APIs as a sandbox, the specifications, and every sample, to run on your machine',
  'build/ai/ai-workflow.md':
    'how to use the skill, and these pages as an MCP server: search_docs, get_page, get_operation, explain_error, get_sample',
  '.well-known/api-catalog': 'the APIs and their specifications (RFC 9727)',
};

/** Values of the `Link` header, by which programs find these files. */
export const programLinks = [
  `<${baseUrl}llms.txt>; rel="describedby llms-txt"; type="text/plain"`,
  `<${baseUrl}.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"`,
];
