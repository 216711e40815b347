import { Injectable } from '@nestjs/common';
import { WebhooksConfig } from '../../config/index.js';
import { runtimeProblem, type Problem } from '../../runtime/errors/index.js';

const WINDOW_MS = 60_000;

/**
 * Counts deliveries to addresses that nobody was given. A few are kept, because a person may want to know who calls; a flood of
 * them would fill the disk. Deliveries to an address of ours are never counted and never turned away.
 */
@Injectable()
export class UnknownAddressLimiter {
  private windowEnds = 0;
  private seen = 0;

  constructor(private readonly config: WebhooksConfig) {}

  areWelcome(): boolean {
    this.turnPage();
    return this.seen < this.config.strangersPerMinute;
  }

  count(): void {
    this.turnPage();
    this.seen += 1;
  }

  turnAway(): Problem {
    const seconds = Math.ceil((this.windowEnds - performance.now()) / 1_000);
    return runtimeProblem('tooManyRequests', { headers: { 'retry-after': String(Math.max(1, seconds)) } });
  }

  /** The process's own time: how fast a disk fills is no matter of the business's clock. */
  private turnPage(): void {
    if (performance.now() < this.windowEnds) return;
    this.windowEnds = performance.now() + WINDOW_MS;
    this.seen = 0;
  }
}
