import {NO_LIMITS, type RateLimits} from './ai/limits';

export const DEFAULT_PORT = 9181;
export const DEFAULT_API_KEY = 'sandbox-key';

/** One difference between what the sandbox did and what the specification says. */
export interface Mismatch {
  /** `POST /api/v1/data/read`. */
  readonly operation: string;
  readonly status: number;
  readonly problems: readonly string[];
}

export interface Settings {
  /**
   * Port of the first database node; the other two and the AI node take the next three. 0 takes four
   * free ports.
   *
   * @default 9181
   */
  readonly port: number;
  /** API keys that the AI node accepts besides `sandbox-key`. @default [] */
  readonly apiKeys: readonly string[];
  /** Chat requests per API key and window. @default no limits */
  readonly rateLimits: RateLimits;
  /** Pause before each piece of a streamed answer, and before one in one piece, in ms. @default 0 */
  readonly chunkDelayMs: number;
  /**
   * Answer 500 when an exchange breaks the specification, or has what it doesn't declare.
   *
   * @default false: a breach is only reported
   */
  readonly strict: boolean;
  /** Told of each exchange that breaks the specification. @default prints it to standard error */
  readonly onMismatch: (mismatch: Mismatch) => void;
}

export type SandboxOptions = Partial<Settings>;

export function describeMismatch({operation, status, problems}: Mismatch): string {
  const lines = problems.map((problem) => `    ${problem}`).join('\n');
  return `NOT AS THE SPECIFICATION SAYS: ${operation} answered ${status}\n${lines}`;
}

export const withDefaults = (options: SandboxOptions): Settings => ({
  port: DEFAULT_PORT,
  apiKeys: [],
  rateLimits: NO_LIMITS,
  chunkDelayMs: 0,
  strict: false,
  onMismatch: (mismatch) => console.error(describeMismatch(mismatch)),
  ...options,
});
