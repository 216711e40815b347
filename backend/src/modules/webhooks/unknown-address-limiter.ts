import { Injectable } from '@nestjs/common';
import { WebhooksConfig } from '../../config/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { KeyedDigest } from '../../runtime/crypto/index.js';
import { runtimeProblem, type Problem } from '../../runtime/errors/index.js';
import { UsageCounters } from '../protection/index.js';

const WINDOW_SECONDS = 60;

/**
 * Limits how many deliveries to unknown addresses are stored in a minute, by all processes together: some are kept so that staff can see
 * who sends them, a flood of them would fill the disk. Deliveries to a known address are never counted and never refused.
 */
@Injectable()
export class UnknownAddressLimiter {
  /** Until then the limit is known to be reached, and the database is not used. */
  private fullUntil = new Date(0);

  constructor(
    private readonly config: WebhooksConfig,
    private readonly usage: UsageCounters,
    private readonly digest: KeyedDigest,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts deliveries before they are stored. Returns how many of them may be stored: never more than the limit in a window of a minute.
   * One statement, and none while the limit is known to be reached.
   */
  async admit(deliveries: number): Promise<number> {
    const now = this.clock.now();
    if (deliveries === 0 || now < this.fullUntil) return 0;
    const { used, until } = await this.usage.add({
      key: this.digest.of('deliveries to unknown addresses'),
      amount: deliveries,
      now,
      windowSeconds: WINDOW_SECONDS,
    });
    const most = this.config.unknownPerMinute;
    if (used >= most) this.fullUntil = until;
    return Math.min(deliveries, Math.max(0, most - (used - deliveries)));
  }

  refusal(): Problem {
    const seconds = Math.ceil((this.fullUntil.getTime() - this.clock.now().getTime()) / 1_000);
    return runtimeProblem('tooManyRequests', { headers: { 'retry-after': String(Math.max(1, seconds)) } });
  }
}
