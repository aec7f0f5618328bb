/** The two summaries for language models: how long they may be, and what must be in them. */

/** Tokens (o200k_base) of each summary, with the name of its text file. */
export const summaryBudgets = [
  {budget: 12_000, file: 'llm-summary-12k.txt'},
  {budget: 6_000, file: 'llm-summary-6k.txt'},
] as const;

export const summaryRules = {
  /** Of several tabs the one of this name is kept: a model writes the other languages by itself. */
  language: 'TypeScript',
  /** What a model needs for an encrypted total and for a private chat, and what it meets on the way. */
  required: [
    {
      doc: 'api/database-overview',
      headings: ['Base URLs', 'Authentication', 'Errors', 'Limits'],
    },
    {doc: 'build/secret-data-analytics', headings: ['Total three secret salaries']},
    {doc: 'api/ai-overview', headings: ['Base URL', 'Authentication', 'Errors', 'Limits']},
    {doc: 'build/secretLLM/usage', headings: ['Stream an answer', 'Check the signature']},
  ],
  /**
   * One of these is in: the first whose parts all fit. What a model cannot guess comes first: it knows
   * OpenAI's protocol, and has never seen a record split over three nodes.
   */
  quickstarts: [
    {doc: 'build/secret-vault-quickstart', headings: ['Write and read a record']},
    {doc: 'build/secretLLM/quickstart', headings: ['', 'Send a chat completion']},
  ],
  /** Each is taken next, if it fits. */
  preferred: [
    {doc: 'api/database-overview', headings: ['All operations']},
    {doc: 'api/ai-overview', headings: ['All operations']},
    {doc: 'build/secretLLM/usage', headings: ['Ask a question', 'Call tools']},
    {doc: 'learn/protocols', headings: ['Whom you trust']},
  ],
  /** Sections that only lead to other pages. */
  skippedHeadings: ['Where next', 'Glossary'],
  /** At least this part of the budget is used. */
  leastUse: 0.85,
} as const;
