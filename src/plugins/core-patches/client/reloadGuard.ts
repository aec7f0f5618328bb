/** Decides for `PendingNavigation.tsx` whether a page whose script failed to load may be reloaded, but not endlessly. */
import type {createStorageSlot} from '@docusaurus/theme-common';

type Slot = Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set'>;

/** Long enough to recognize a page that stays broken, short enough to try again after the next deployment. */
export const RELOAD_PAUSE_MS = 60_000;

/**
 * Returns whether a path may be reloaded. False if it was the last one that was reloaded, and that was less than
 * RELOAD_PAUSE_MS ago. Stores the time and the path of a permitted reload in `slot`, the storage of the tab. Without a working
 * storage it always returns true, which is safe because each reload follows a click of the reader.
 */
export function mayReload(path: string, slot: Slot): boolean {
  // For example "1766484000000 /quickstart".
  const [time, ...rest] = (slot.get() ?? '').split(' ');
  const lastPath = rest.join(' ');
  const age = Date.now() - Number(time);
  // The age is negative after the clock was set back.
  const isRecent = age >= 0 && age < RELOAD_PAUSE_MS;
  if (lastPath === path && isRecent) return false;
  slot.set(`${Date.now()} ${path}`);
  return true;
}
