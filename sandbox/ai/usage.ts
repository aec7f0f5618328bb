/** Token counts: in chat responses, and in total for each API key. */

/**
 * Returns the numbers of tokens in the format of `GET /v1/usage` and of chat responses without `stream`. As on the
 * node, the details are always null.
 */
export function tokenUsage(promptTokens: number, completionTokens: number) {
  return {
    completion_tokens: completionTokens,
    prompt_tokens: promptTokens,
    total_tokens: promptTokens + completionTokens,
    completion_tokens_details: null,
    prompt_tokens_details: null,
  };
}

/** Counts the tokens and the answered requests of each API key since the sandbox started. */
export class UsageTable {
  private readonly totals = new Map<
    string,
    {prompt: number; completion: number; queries: number}
  >();

  private get(apiKey: string) {
    return this.totals.get(apiKey) ?? {prompt: 0, completion: 0, queries: 0};
  }

  /** Adds one answered request. */
  add(apiKey: string, promptTokens: number, completionTokens: number): void {
    const {prompt, completion, queries} = this.get(apiKey);
    this.totals.set(apiKey, {
      prompt: prompt + promptTokens,
      completion: completion + completionTokens,
      queries: queries + 1,
    });
  }

  /** Returns the body of `GET /v1/usage`. */
  report(apiKey: string) {
    const {prompt, completion, queries} = this.get(apiKey);
    return {...tokenUsage(prompt, completion), queries};
  }
}
