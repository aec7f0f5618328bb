/** Tokens as an answer counts them. */
export const usageOf = (promptTokens: number, completionTokens: number) => ({
  completion_tokens: completionTokens,
  prompt_tokens: promptTokens,
  total_tokens: promptTokens + completionTokens,
  completion_tokens_details: null,
  prompt_tokens_details: null,
});

const NONE = {prompt: 0, completion: 0, queries: 0};

/** Tokens and requests of each API key since the sandbox started. */
export class UsageTable {
  private readonly rows = new Map<string, typeof NONE>();

  add(key: string, promptTokens: number, completionTokens: number): void {
    const {prompt, completion, queries} = this.rows.get(key) ?? NONE;
    const tokens = {prompt: prompt + promptTokens, completion: completion + completionTokens};
    this.rows.set(key, {...tokens, queries: queries + 1});
  }

  /** The body of `GET /v1/usage`. */
  of(key: string) {
    const {prompt, completion, queries} = this.rows.get(key) ?? NONE;
    return {...usageOf(prompt, completion), queries};
  }
}
