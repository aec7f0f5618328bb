/** The values that a reader typed into samples and that all pages of an API share. */
import type {SampleValue} from '../shared/types';

/** Where samples send their request. */
export type Target = 'sandbox' | 'node';

/** The reader's values by key (`keyOf`). */
export type OwnValues = Readonly<Record<string, string>>;

/** Returns the key of a value. The sandbox and the nodes have different addresses and credentials. */
export function keyOf({key, sandbox}: SampleValue, target: Target): string {
  return sandbox !== undefined && target === 'sandbox' ? `${key}.sandbox` : key;
}
