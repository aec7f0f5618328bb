/** Tokens (o200k_base) of each summary for language models, with the name of its text file. What is in them: copies.yaml. */
export const summaryBudgets = [
  {budget: 12_000, file: 'llm-summary-12k.txt'},
  {budget: 6_000, file: 'llm-summary-6k.txt'},
] as const;
