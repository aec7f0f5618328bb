/** The sizes of the summaries for language models, in tokens (o200k_base). The rules that select the sections are in programFiles.ts. */
export const summaryBudgets = [
  {budget: 12_000, file: 'llm-summary-12k.txt'},
  {budget: 6_000, file: 'llm-summary-6k.txt'},
] as const;
