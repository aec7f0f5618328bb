/** The options of the sandbox, and the text of a contract violation. */
import {SANDBOX_DEFAULT_PORT} from '../src/config/sandbox';
import {NO_LIMITS, type RateLimits} from './ai/rateLimits';
import type {Network} from './identity';

/** An exchange that doesn't match the specification. */
export interface ContractViolation {
  /** `POST /api/v1/data/read`. */
  readonly operation: string;
  /** The status of the response. */
  readonly status: number;
  readonly problems: readonly string[];
}

export interface Settings {
  /**
   * Port of the first database node. The other database nodes and the AI node use the next three ports.
   * 0 means four free ports.
   *
   * @default 9181
   */
  readonly port: number;
  /**
   * The network of the database nodes. On a mainnet node, organizations start without a subscription.
   * Every call with a token gets 402 there.
   *
   * @default testnet
   */
  readonly network: Network;
  /** API keys that the AI node accepts in addition to `sandbox-key`. @default [] */
  readonly apiKeys: readonly string[];
  /** Chat requests per API key in a minute, an hour, and a day. @default no limits */
  readonly rateLimits: RateLimits;
  /** Pause before each chunk of a stream, and before other chat responses, in milliseconds. @default 0 */
  readonly chunkDelayMs: number;
  /**
   * Responds with 500 to an exchange that doesn't match the specification, or that uses something that the
   * specification doesn't declare.
   *
   * @default false: contract violations are only reported
   */
  readonly strict: boolean;
  /** Called for each contract violation. @default prints it to standard error */
  readonly onViolation: (violation: ContractViolation) => void;
}

export type SandboxOptions = Partial<Settings>;

/**
 * Formats a contract violation for the terminal: one line, then one indented line for each problem. The sandbox prints
 * each violation in this form, and so does `npm run samples`.
 */
export function describeViolation({operation, status, problems}: ContractViolation): string {
  const lines = problems.map((problem) => `    ${problem}`).join('\n');
  return `Contract violation: ${operation} responded with ${status}\n${lines}`;
}

/**
 * Returns all settings, with defaults for those that aren't given. `undefined` counts as given.
 */
export function withDefaults(options: SandboxOptions): Settings {
  return {
    port: SANDBOX_DEFAULT_PORT,
    network: 'testnet',
    apiKeys: [],
    rateLimits: NO_LIMITS,
    chunkDelayMs: 0,
    strict: false,
    onViolation: (violation) => console.error(describeViolation(violation)),
    ...options,
  };
}
