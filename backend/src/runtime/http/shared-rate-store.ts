import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** A counter that all processes share. */
export interface SharedCounter {
  /** Adds to what was counted of a client in its present window. `used` includes the amount; the window ends in `endsInMs`. */
  add(client: string, amount: number): Promise<{ readonly used: number; readonly endsInMs: number }>;
}

interface Limits {
  /** Requests in a window. */
  readonly max: number;
  readonly windowMs: number;
  /** A monotonic time in milliseconds. */
  readonly now?: () => number;
}

interface Counted {
  /** Requests that all processes reported in this window, as known by this process. */
  shared: number;
  /** Requests of this process that are not reported. */
  unreported: number;
  endsAt: number;
  reporting: boolean;
}

const MOST_CLIENTS = 5_000;
/** A process reports after this share of the limit. */
const REPORTED_SHARE = 1 / 20;

/**
 * Counts requests in memory, and reports them to a counter of all processes whenever a twentieth of the limit has come together. Most
 * clients never reach that, so their requests cost no statement. In a window a client is granted at most `max` requests, and for each
 * process a twentieth of `max` more, and those that arrive while the process waits for one answer of the counter. While the counter
 * cannot be reached, each process limits by itself.
 */
export class SharedRateCounts {
  private readonly counts = new LRUCache<string, Counted>({ max: MOST_CLIENTS });
  private readonly reportAfter: number;
  private readonly now: () => number;

  constructor(
    private readonly counter: SharedCounter,
    private readonly limits: Limits,
  ) {
    this.reportAfter = Math.max(1, Math.floor(limits.max * REPORTED_SHARE));
    this.now = limits.now ?? (() => performance.now());
  }

  /** Counts a request. `current` is how many are known in the window, which ends in `ttl` milliseconds. */
  count(client: string): { current: number; ttl: number } {
    const counted = this.window(client);
    counted.unreported += 1;
    // A client over its limit is not reported further: its window ends as it is.
    const current = counted.shared + counted.unreported;
    if (counted.unreported >= this.reportAfter && current <= this.limits.max + this.reportAfter)
      void this.report(client, counted);
    return { current, ttl: Math.max(0, counted.endsAt - this.now()) };
  }

  private window(client: string): Counted {
    const known = this.counts.get(client);
    if (known && known.endsAt > this.now()) return known;
    const opened = {
      shared: 0,
      unreported: 0,
      endsAt: this.now() + this.limits.windowMs,
      reporting: false,
    };
    this.counts.set(client, opened);
    return opened;
  }

  private async report(client: string, counted: Counted): Promise<void> {
    if (counted.reporting) return;
    counted.reporting = true;
    const amount = counted.unreported;
    try {
      const { used, endsInMs } = await this.counter.add(client, amount);
      counted.unreported -= amount;
      counted.shared = used;
      counted.endsAt = this.now() + endsInMs;
    } catch {
      // Reported with the next requests.
    } finally {
      counted.reporting = false;
    }
  }
}

/** The counts as @fastify/rate-limit wants them: a class that it constructs itself. */
export function rateStoreOf(counts: SharedRateCounts): FastifyRateLimitStoreCtor {
  return class {
    incr(
      client: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      answer(null, counts.count(client));
    }

    child() {
      return this;
    }
  };
}
