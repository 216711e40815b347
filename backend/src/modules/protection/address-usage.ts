import { Injectable } from '@nestjs/common';
import { newRequestScope, runInScope } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { KeyedDigest } from '../../runtime/crypto/index.js';
import { UsageCounters } from './store/usage-counters.js';

const WINDOW_SECONDS = 60;

/** Requests of client networks in a minute, of all processes. The network is counted under a keyed digest. */
@Injectable()
export class AddressUsage {
  constructor(
    private readonly usage: UsageCounters,
    private readonly digest: KeyedDigest,
    private readonly clock: Clock,
  ) {}

  /** Adds requests of a client network. `used` includes them; the window ends in `endsInMs`. */
  async add(network: string, amount: number): Promise<{ used: number; endsInMs: number }> {
    const now = this.clock.now();
    const key = this.digest.of('requests of an address', network);
    // Many requests are reported at once: the statement belongs to none of them.
    const { used, until } = await runInScope(newRequestScope('address usage'), () =>
      this.usage.add({ key, amount, now, windowSeconds: WINDOW_SECONDS }),
    );
    return { used, endsInMs: until.getTime() - this.clock.now().getTime() };
  }
}
