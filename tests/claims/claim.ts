import type {SandboxOptions} from '../../sandbox';
import type {Client} from './client';

/** A fact about the APIs that pages state, with its check against the sandbox. */
export interface Claim {
  /** The promise. It is the title of the test. */
  readonly title: string;
  /** Options of the sandbox. Claims without options share one sandbox. */
  readonly options?: SandboxOptions;
  /** Fails when the promise is broken. */
  readonly check: (client: Client) => Promise<void>;
}
