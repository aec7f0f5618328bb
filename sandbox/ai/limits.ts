/** Fixed windows per user that start at the first request. */

const WINDOW_MS = {minute: 60_000, hour: 3_600_000, day: 86_400_000};

/** Requests in each window. */
export type RateLimits = Readonly<Record<keyof typeof WINDOW_MS, number>>;

/** The documented main network has no limits per user; the test network has 10, 100 and 1000. */
export const NO_LIMITS: RateLimits = {minute: Infinity, hour: Infinity, day: Infinity};

/** Counts one request; returns the milliseconds left in the window that is full, if one is. */
export function rateLimiter(limits: RateLimits): (user: string) => number | undefined {
  const windows = new Map<string, {count: number; readonly endsAt: number}>();
  return (user) => {
    const now = Date.now();
    for (const [name, limit] of Object.entries(limits)) {
      const key = `${name}:${user}`;
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        window = {count: 0, endsAt: now + WINDOW_MS[name as keyof RateLimits]};
        windows.set(key, window);
      }
      window.count += 1;
      if (window.count > limit) return window.endsAt - now;
    }
    return undefined;
  };
}
