interface Kept<V> {
  readonly value: V;
  readonly goodUntil: number;
}

/** Values that are good for a while, in memory, one flight at a time per key: ten who find nothing fetch it once. */
export class KeptValues<V> {
  private readonly kept = new Map<string, Kept<V>>();
  private readonly flights = new Map<string, Promise<V>>();

  /** `fetch` may reject: nothing is kept then, and everyone who waited gets the same rejection. */
  async get(key: string, now: () => Date, fetch: () => Promise<{ value: V; lifeMs: number }>): Promise<V> {
    const kept = this.kept.get(key);
    if (kept && now().getTime() < kept.goodUntil) return kept.value;

    const flying = this.flights.get(key);
    if (flying) return flying;
    const flight = this.fly(key, now, fetch).finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** Drops a value nobody takes any more, unless it was renewed meanwhile. */
  forget(key: string, refused: V): void {
    if (this.kept.get(key)?.value === refused) this.kept.delete(key);
  }

  private async fly(
    key: string,
    now: () => Date,
    fetch: () => Promise<{ value: V; lifeMs: number }>,
  ): Promise<V> {
    // The life counts from before the call: the other side's clock started somewhere in between.
    const askedAt = now().getTime();
    const { value, lifeMs } = await fetch();
    this.forgetWhatIsOver(askedAt);
    this.kept.set(key, { value, goodUntil: askedAt + lifeMs });
    return value;
  }

  /** Secrets of accounts that changed or went are not kept for ever. */
  private forgetWhatIsOver(now: number): void {
    for (const [key, { goodUntil }] of this.kept) if (goodUntil <= now) this.kept.delete(key);
  }
}
