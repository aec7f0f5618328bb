/**
 * The summaries for language models: their sizes in tokens (o200k_base), and the programs that they contain. programFiles.ts
 * has the rules that select their sections.
 */
export const summaryBudgets = [
  {
    budget: 12_000,
    file: 'llm-summary-12k.txt',
    samples: [
      'vault/quickstart',
      'vault/payroll',
      'llm/usage',
      'llm/route',
      'llm/streaming',
      'llm/tools',
      'llm/verify-signature',
    ],
  },
  {
    budget: 6_000,
    file: 'llm-summary-6k.txt',
    samples: ['vault/payroll', 'llm/streaming'],
  },
] as const;
