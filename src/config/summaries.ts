/** The two summaries for language models: how long they may be, and what must be in them. */

/** Tokens (o200k_base) of each summary, with the name of its text file. */
export const summaryBudgets = [
  {budget: 12_000, file: 'llm-summary-12k.txt'},
  {budget: 6_000, file: 'llm-summary-6k.txt'},
] as const;

export const summaryRules = {
  /** Endpoints, authentication and limits of both APIs. */
  required: [
    {
      doc: 'api/database-overview',
      headings: ['Base URLs', 'Authentication', 'Limits', 'All operations'],
    },
    {
      doc: 'api/ai-overview',
      headings: ['Base URL', 'Authentication', 'Rate limits', 'Limits', 'All operations'],
    },
  ],
  /**
   * One of these is in: the first whose parts all fit. What a model cannot guess comes first: it knows
   * OpenAI's protocol, and has never seen a record split over three nodes.
   */
  quickstarts: [
    {
      doc: 'build/secret-vault-quickstart',
      headings: ['', 'Before you start', 'Write and read a record'],
    },
    {
      doc: 'build/secretLLM/quickstart',
      headings: ['', 'What you need', 'Send a chat completion'],
    },
  ],
  /** Sections that only lead to other pages. */
  skippedHeadings: ['Where next', 'Glossary'],
  /** At least this part of the budget is used. */
  leastUse: 0.85,
} as const;
