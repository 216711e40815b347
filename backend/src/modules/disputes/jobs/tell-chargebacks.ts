import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { WatchChargebacks } from '../use-cases/watch-chargebacks.js';

/** Tells staff when a seller or a card brand has more chargebacks in a month than the platform allows. */
@Injectable()
@Sweeps('tellChargebacks', minutes(30))
export class TellChargebacks implements Sweeper {
  constructor(private readonly watching: WatchChargebacks) {}

  /** Returns of how many sellers and brands it told. */
  async sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    const system = systemContext('chargebacks');
    let told = 0;
    for (const platformId of await this.watching.platforms()) {
      if (stopping?.aborted === true) break;
      told += await this.watching.tell(system.forPlatform(platformId));
    }
    return told;
  }
}
