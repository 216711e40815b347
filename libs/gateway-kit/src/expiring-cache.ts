interface CachedValue<V> {
  readonly value: V;
  readonly expiresAt: number;
}

/** A cache of values with an expiry. Concurrent requests for a missing key share one fetch. */
export class ExpiringCache<V> {
  private readonly cached = new Map<string, CachedValue<V>>();
  private readonly pending = new Map<string, Promise<V>>();

  /** `fetch` may reject: then nothing is cached, and all waiting callers get the same rejection. */
  async get(key: string, now: () => Date, fetch: () => Promise<{ value: V; lifeMs: number }>): Promise<V> {
    const cached = this.cached.get(key);
    if (cached && now().getTime() < cached.expiresAt) return cached.value;

    const inFlight = this.pending.get(key);
    if (inFlight) return inFlight;
    const fetching = this.fetchValue(key, now, fetch).finally(() => this.pending.delete(key));
    this.pending.set(key, fetching);
    return fetching;
  }

  /** Removes a value that was refused, unless it was renewed in between. */
  forget(key: string, refused: V): void {
    if (this.cached.get(key)?.value === refused) this.cached.delete(key);
  }

  private async fetchValue(
    key: string,
    now: () => Date,
    fetch: () => Promise<{ value: V; lifeMs: number }>,
  ): Promise<V> {
    // The lifetime counts from before the call, because the provider's clock started during it.
    const requestedAt = now().getTime();
    const { value, lifeMs } = await fetch();
    this.removeExpired(requestedAt);
    this.cached.set(key, { value, expiresAt: requestedAt + lifeMs });
    return value;
  }

  /** Removes secrets of accounts that were changed or deleted. */
  private removeExpired(now: number): void {
    for (const [key, { expiresAt }] of this.cached) if (expiresAt <= now) this.cached.delete(key);
  }
}
