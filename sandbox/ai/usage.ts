import {usageOf, type Usage} from './answer';

/** Tokens and requests of each API key since the sandbox started. */
export class UsageTable {
  private readonly rows = new Map<string, {prompt: number; completion: number; queries: number}>();

  add(key: string, promptTokens: number, completionTokens: number): void {
    const row = this.rows.get(key) ?? {prompt: 0, completion: 0, queries: 0};
    this.rows.set(key, {
      prompt: row.prompt + promptTokens,
      completion: row.completion + completionTokens,
      queries: row.queries + 1,
    });
  }

  /** The body of `GET /v1/usage`. */
  of(key: string): Usage & {readonly queries: number} {
    const {prompt, completion, queries} = this.rows.get(key) ?? {
      prompt: 0,
      completion: 0,
      queries: 0,
    };
    return {...usageOf(prompt, completion), queries};
  }
}
