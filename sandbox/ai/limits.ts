/** Fixed windows per user that start at the first request, and places per model over all users. */

export interface RateLimits {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
}

/** The documented main network has no limits per user; the test network has 10, 100 and 1000. */
export const NO_LIMITS: RateLimits = {minute: Infinity, hour: Infinity, day: Infinity};

const WINDOWS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;

interface Window {
  count: number;
  readonly endsAt: number;
}

export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly limits: RateLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one request; returns the milliseconds left in the window that is full, if one is. */
  take(user: string): number | undefined {
    const now = this.now();
    for (const [name, lengthMs] of WINDOWS) {
      const key = `${name}:${user}`;
      let window = this.windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        window = {count: 0, endsAt: now + lengthMs};
        this.windows.set(key, window);
      }
      window.count += 1;
      if (window.count > this.limits[name]) return window.endsAt - now;
    }
    return undefined;
  }
}

/** Places for requests at one time. */
export class Places {
  private readonly taken = new Map<string, number>();

  /** Whether there was a place; who got it gives it back once. */
  take(model: string, places: number): boolean {
    const before = this.taken.get(model) ?? 0;
    if (before >= places) return false;
    this.taken.set(model, before + 1);
    return true;
  }

  giveBack(model: string): void {
    this.taken.set(model, (this.taken.get(model) ?? 1) - 1);
  }
}
