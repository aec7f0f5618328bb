/** Whether a page whose script failed may be loaded anew: once, and not again while that is fresh. */
import type {createStorageSlot} from '@docusaurus/theme-common';

type Slot = Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set'>;

/** Long enough to tell a page that stays broken; short enough to try again after the next deployment. */
export const RELOAD_PAUSE_MS = 60_000;

/**
 * Says yes, and notes it in `slot` (the tab's storage), unless it said so for the same path within the pause.
 * Without a storage it always says yes: a reader's click stands before each load, so there is no loop.
 */
export function mayReload(path: string, slot: Slot): boolean {
  const [time, ...rest] = (slot.get() ?? '').split(' ');
  const age = Date.now() - Number(time);
  if (rest.join(' ') === path && age >= 0 && age < RELOAD_PAUSE_MS) return false;
  slot.set(`${Date.now()} ${path}`);
  return true;
}
