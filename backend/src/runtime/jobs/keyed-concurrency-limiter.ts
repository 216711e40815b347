/** The share of the free capacity that one key may use. */
const SHARE_OF_FREE_CAPACITY = 1 / 8;

/** What may be claimed now. */
export interface FreeCapacity {
  readonly most: number;
  /** Keys that have reached their limit. */
  readonly notOf: readonly string[];
}

/** Tasks that are claimed in the database before they start. */
export interface DueWork<T> {
  /** The most tasks claimed by one statement. */
  readonly atATime: number;
  /** Claims at most `most` due tasks, none of them with a key of `notOf`. */
  readonly claim: (free: FreeCapacity) => Promise<readonly T[]>;
  readonly keyOf: (one: T) => string;
  /** Handles its own failures. */
  readonly work: (one: T) => Promise<void>;
}

/**
 * Runs tasks concurrently, with a limit for all and a limit for each key, so that the tasks of one key that hang do not block
 * other keys. A key may use at most an eighth of the free capacity: many keys must hang before another finds none.
 */
export class KeyedConcurrencyLimiter {
  private readonly busy = new Map<string, number>();
  private total = 0;
  private waiters: (() => void)[] = [];

  /** `onEnd` is called whenever a task ends. */
  constructor(
    private readonly limits: { readonly atOnce: number; readonly perKey: number },
    private readonly onEnd = (): void => undefined,
  ) {}

  /** How many more tasks may start. */
  get available(): number {
    return Math.max(0, this.limits.atOnce - this.total);
  }

  get isEmpty(): boolean {
    return this.total === 0;
  }

  get fullKeys(): string[] {
    return [...this.busy.keys()].filter((kind) => !this.hasCapacity(kind));
  }

  hasCapacity(kind: string): boolean {
    const most = Math.min(this.limits.perKey, Math.ceil(this.available * SHARE_OF_FREE_CAPACITY));
    return (this.busy.get(kind) ?? 0) < most;
  }

  /** Starts at once, without checking the limits: the caller has checked them. `work` handles its own failures. */
  begin(kind: string, work: () => Promise<void>): void {
    this.count(kind, 1);
    void work().finally(() => {
      this.count(kind, -1);
      this.waiters.splice(0).forEach((report) => report());
      this.onEnd();
    });
  }

  /** Claims and starts tasks until a claim returns none or the limits are reached. Returns how many were started. */
  async fill<T>({ atATime, claim, keyOf, work }: DueWork<T>): Promise<number> {
    for (let begun = 0; ;) {
      const most = Math.min(atATime, this.available);
      if (most === 0) return begun;
      const due = await claim({ most, notOf: this.fullKeys });
      if (due.length === 0) return begun;
      for (const one of due) this.begin(keyOf(one), () => work(one));
      begun += due.length;
    }
  }

  /** Resolves when the next task ends, at the latest after `withinMs`. */
  async nextEnds(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, withinMs);
      this.waiters.push(resolve);
    });
    clearTimeout(timer);
  }

  /** Resolves when no task is running. */
  async empty(): Promise<void> {
    while (this.total > 0) await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  private count(kind: string, change: 1 | -1): void {
    const count = (this.busy.get(kind) ?? 0) + change;
    if (count === 0) this.busy.delete(kind);
    else this.busy.set(kind, count);
    this.total += change;
  }
}
