/** An admitted request. It works here unless it waits for an external service. */
export interface Slot {
  /** A request waits for a provider: it uses neither processor nor database, so another request may run. */
  pause(): void;
  /** It works here again. Never refused: it was admitted before. */
  resume(): void;
  /** It has ended. Called again, it changes nothing. */
  leave(): void;
}

export interface GateLimits {
  /** Requests that work at the same time. */
  readonly atOnce: number;
  /** A request that would wait longer than this for its turn is refused when it arrives. */
  readonly longestWaitMs: number;
  /** Admitted requests that have not ended, including those that wait for an external service: this bounds the memory. */
  readonly underWay: number;
}

interface Waiting {
  readonly admit: (slot: Slot | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/** Between two admissions, before any was measured. */
const FIRST_GUESS_MS = 10;
/** How much the newest interval counts. */
const NEWEST = 0.05;
/** The estimate may be wrong: after this many times the longest wait a request is refused in line. */
const PATIENCE = 2;

/**
 * Admits so many requests that those inside are answered in time, and refuses the others at once. Who finds no place waits in line.
 * How long that will take is estimated from how fast the line moves, so a burst that can be worked off in time is taken whole, and of
 * a load that lasts only as much as can be answered.
 */
export class Gate {
  private working = 0;
  private admitted = 0;
  private intervalMs = FIRST_GUESS_MS;
  /** When the line last moved, or began. */
  private movedAt = 0;
  private readonly line = new Set<Waiting>();

  constructor(
    private readonly limits: GateLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What it holds now. */
  get load(): { working: number; underWay: number; waiting: number } {
    return { working: this.working, underWay: this.admitted, waiting: this.line.size };
  }

  /** A slot immediately if one is free, else the promise of one; undefined: refused. */
  enter(): Slot | undefined | Promise<Slot | undefined> {
    if (this.hasCapacity && this.line.size === 0) return this.admit();
    if (this.line.size === 0) this.movedAt = this.now();
    // The first in the queue always waits: without a queue nothing would be measured, and a bad estimate would never
    // change.
    const isTooLong = this.line.size > 0 && this.waitMs > this.limits.longestWaitMs;
    if (this.admitted >= this.limits.underWay || isTooLong) return undefined;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        admit: resolve,
        timer: setTimeout(() => {
          this.line.delete(waiting);
          resolve(undefined);
        }, PATIENCE * this.limits.longestWaitMs),
      };
      this.line.add(waiting);
    });
  }

  private get hasCapacity(): boolean {
    return this.working < this.limits.atOnce && this.admitted < this.limits.underWay;
  }

  /**
   * The expected wait of a new request. While the queue does not move, the work of each slot has taken at least that long,
   * so all slots together take at least their share of it for each.
   */
  private get waitMs(): number {
    const stillMs = (this.now() - this.movedAt) / this.limits.atOnce;
    return (this.line.size + 1) * Math.max(this.intervalMs, stillMs);
  }

  private admit(): Slot {
    this.working += 1;
    this.admitted += 1;
    let state: 'working' | 'paused' | 'left' = 'working';
    const stopWorking = (next: 'paused' | 'left'): void => {
      if (state === 'working') this.working -= 1;
      state = next;
      this.admitWaiting();
    };
    return {
      pause: () => {
        if (state === 'working') stopWorking('paused');
      },
      resume: () => {
        if (state !== 'paused') return;
        state = 'working';
        this.working += 1;
      },
      leave: () => {
        if (state === 'left') return;
        this.admitted -= 1;
        stopWorking('left');
      },
    };
  }

  private admitWaiting(): void {
    for (const waiting of this.line) {
      if (!this.hasCapacity) return;
      const now = this.now();
      this.intervalMs += NEWEST * (now - this.movedAt - this.intervalMs);
      this.movedAt = now;
      this.line.delete(waiting);
      clearTimeout(waiting.timer);
      waiting.admit(this.admit());
    }
  }
}
