import { Injectable } from '@nestjs/common';

/** Deliveries of one burst follow each other faster than this. */
const CALM_MS = 5;
const LONGEST_MS = 1_000;

/**
 * Responses have priority over processing: a provider that waits too long for its response delivers again, and a webhook that is
 * stored can wait. But it waits for a second at most, so that arrivals without end delay it and never stop it. The process's
 * own time: what is busy here is this process.
 */
@Injectable()
export class IngestPriority {
  private last = -Infinity;

  note(now = performance.now()): void {
    this.last = Math.max(this.last, now);
  }

  /** How much longer it should wait that waits since then; 0 when its time has come. */
  holdBackMs(since: number, now = performance.now()): number {
    return Math.max(0, Math.min(this.last + CALM_MS, since + LONGEST_MS) - now);
  }
}
