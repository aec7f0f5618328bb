/** The skill for AI assistants: what its file says besides the sections of the pages. */
import {product} from './product';
import {summaryRules} from './summaries';

const {name, db, ai, ql} = product;

export const skill = {
  /** Also the name of its folder. */
  name: product.slug,
  /** By this an assistant decides whether to read on. */
  description: `Write code for ${name} release v1 (June 2025): store encrypted or secret-shared records on ${db} nodes with ${ql} and total them without decrypting (SecretVault, SecretDataAnalytics), or chat with a model in a TEE on a ${ai} node (SecretLLM). Use it for any task that names ${name}, ${db}, ${ai}, ${ql} or one of these products.`,
  /** Tokens (o200k_base) of the whole file. */
  budget: 5_000,
  instructions: `## When to use which module

- Data that you keep and come back to: SecretVault, on ${db}. Sign one token per node, and call the same operation on each.
- A total over such data: SecretDataAnalytics, a stored query on ${db}.
- Data that you send once for an answer: SecretLLM, on ${ai}. An OpenAI client with another base URL and key.

## Rules

- Use only what this file and its pages say: other releases differ. Never invent a package, node, field or path.
- Never write a private key, API key, token or seed into code, a prompt, a log or a URL. Read \`ORG_SECRET_KEY\` and \`AI_API_KEY\` from the environment, on a server.
- Never send one node the shares of another. Use one \`_id\` for a record on all nodes.
- Check every status, and \`data.errors\` after an upload. Run the code on the sandbox before you call it done.`,
  /** Of the page of the same name, by its address below the site's. */
  references: [
    ['llms.txt', 'all pages as Markdown'],
    [`api/${product.prefix}db/overview.md`, `${db}: nodes, tokens, all 16 operations, limits`],
    [`api/${product.prefix}ai/overview.md`, `${ai}: rate limits, all 5 operations`],
    ['build/secretLLM/usage.md', 'tools, signature, attestation, parameters'],
    ['build/secretVault-secretDataAnalytics/encryption.md', 'keys and operations of encryption'],
    ['network.md', 'DIDs of the nodes, what to do before you ship'],
    ['build/ai/ai-workflow.md', 'this skill as an MCP server; common mistakes'],
  ],
  rules: {
    ...summaryRules,
    required: [
      {doc: 'build/secret-data-analytics', headings: ['Total three secret salaries']},
      {doc: 'build/secretLLM/usage', headings: ['Stream an answer']},
      {doc: 'api/database-overview', headings: ['Errors']},
      {doc: 'api/ai-overview', headings: ['Base URL', 'Authentication', 'Errors']},
    ],
    quickstarts: [{doc: 'build/secret-vault-quickstart', headings: ['Write and read a record']}],
    preferred: [{doc: 'api/ai-overview', headings: ['Limits']}],
  },
} as const;
