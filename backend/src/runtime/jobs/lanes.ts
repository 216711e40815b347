/** A kind may take this part of the places that are left: the fewer there are, the fewer it gets. */
const SHARE_OF_WHAT_IS_LEFT = 1 / 8;

/** Work that is claimed before it begins. */
export interface DueWork<T> {
  readonly atATime: number;
  /** Claims what is due, `most` pieces and none of the kinds `notOf`. */
  readonly claim: (free: { most: number; notOf: readonly string[] }) => Promise<readonly T[]>;
  readonly kindOf: (one: T) => string;
  /** Deals with its own failures. */
  readonly work: (one: T) => Promise<void>;
}

/**
 * Work of several kinds side by side: so many pieces at once, and of one kind only some of them, so that a kind that hangs
 * holds up no other. When many kinds hang, one that does not still finds places: it takes dozens of them to fill all.
 */
export class Lanes {
  private readonly busy = new Map<string, number>();
  private total = 0;
  private leavers: (() => void)[] = [];

  /** `onLeave` is called whenever a piece is done. */
  constructor(
    private readonly limits: { readonly atOnce: number; readonly ofAKind: number },
    private readonly onLeave = (): void => undefined,
  ) {}

  /** How many more pieces may begin. */
  get room(): number {
    return Math.max(0, this.limits.atOnce - this.total);
  }

  get fullKinds(): string[] {
    return [...this.busy.keys()].filter((kind) => !this.hasRoom(kind));
  }

  hasRoom(kind: string): boolean {
    const most = Math.min(this.limits.ofAKind, Math.ceil(this.room * SHARE_OF_WHAT_IS_LEFT));
    return (this.busy.get(kind) ?? 0) < most;
  }

  /** Begins at once, room or not: whoever begins has asked for room before. `work` deals with its own failures. */
  begin(kind: string, work: () => Promise<void>): void {
    this.count(kind, 1);
    void work().finally(() => {
      this.count(kind, -1);
      this.leavers.splice(0).forEach((tell) => tell());
      this.onLeave();
    });
  }

  /** Claims and begins what is due, until there is no more or no room for more. Returns how many pieces were begun. */
  async fill<T>({ atATime, claim, kindOf, work }: DueWork<T>): Promise<number> {
    for (let begun = 0; ;) {
      const most = Math.min(atATime, this.room);
      if (most === 0) return begun;
      const due = await claim({ most, notOf: this.fullKinds });
      for (const one of due) this.begin(kindOf(one), () => work(one));
      begun += due.length;
      if (due.length < most) return begun;
    }
  }

  /** Resolves when the next piece is done, or after so long. */
  async nextLeaves(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, withinMs);
      this.leavers.push(resolve);
    });
    clearTimeout(timer);
  }

  /** Resolves when nothing is being done. */
  async empty(): Promise<void> {
    while (this.total > 0) await new Promise<void>((resolve) => this.leavers.push(resolve));
  }

  private count(kind: string, change: 1 | -1): void {
    const count = (this.busy.get(kind) ?? 0) + change;
    if (count === 0) this.busy.delete(kind);
    else this.busy.set(kind, count);
    this.total += change;
  }
}
