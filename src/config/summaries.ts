const programs = ['vault/payroll', 'llm/verify-signature'];

/**
 * The summaries for language models: their sizes in tokens (o200k_base), and the programs that they contain. programFiles.ts
 * has the rules that select their sections.
 */
export const summaryBudgets = [
  {
    budget: 12_000,
    file: 'llm-summary-12k.txt',
    samples: ['vault/quickstart', ...programs, 'llm/streaming', 'llm/tools'],
  },
  {budget: 6_000, file: 'llm-summary-6k.txt', samples: programs},
] as const;
