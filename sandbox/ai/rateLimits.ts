const WINDOW_MS = {minute: 60_000, hour: 3_600_000, day: 86_400_000};

/** Requests per API key in each window. */
export type RateLimits = Readonly<Record<keyof typeof WINDOW_MS, number>>;

/** The documented mainnet settings. The testnet settings are 10, 100, and 1,000. */
export const NO_LIMITS: RateLimits = {minute: Infinity, hour: Infinity, day: Infinity};

/** Counts requests in fixed windows. A window begins with the first request in it. */
export class RateLimiter {
  private readonly windows = new Map<string, {count: number; readonly endsAt: number}>();

  constructor(private readonly limits: RateLimits) {}

  /** Counts a request. Returns the milliseconds until it would be accepted; undefined when it is. */
  count(apiKey: string): number | undefined {
    const now = Date.now();
    for (const name of ['minute', 'hour', 'day'] as const) {
      const id = `${name}:${apiKey}`;
      const current = this.windows.get(id);
      const window =
        current === undefined || current.endsAt <= now
          ? {count: 0, endsAt: now + WINDOW_MS[name]}
          : current;
      window.count += 1;
      this.windows.set(id, window);
      if (window.count > this.limits[name]) return window.endsAt - now;
    }
    return undefined;
  }
}
