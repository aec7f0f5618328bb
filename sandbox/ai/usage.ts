/** Tokens as an answer counts them. */
export const usageOf = (promptTokens: number, completionTokens: number) => ({
  completion_tokens: completionTokens,
  prompt_tokens: promptTokens,
  total_tokens: promptTokens + completionTokens,
  completion_tokens_details: null,
  prompt_tokens_details: null,
});

/** Tokens and requests of each API key since the sandbox started. */
export class UsageTable {
  private readonly rows = new Map<string, {prompt: number; completion: number; queries: number}>();

  private row(key: string) {
    return this.rows.get(key) ?? {prompt: 0, completion: 0, queries: 0};
  }

  add(key: string, promptTokens: number, completionTokens: number): void {
    const {prompt, completion, queries} = this.row(key);
    this.rows.set(key, {
      prompt: prompt + promptTokens,
      completion: completion + completionTokens,
      queries: queries + 1,
    });
  }

  /** The body of `GET /v1/usage`. */
  of(key: string) {
    const {prompt, completion, queries} = this.row(key);
    return {...usageOf(prompt, completion), queries};
  }
}
