import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { PlatformStanding } from '../use-cases/platform-standing.js';

/** Activates platforms whose trial is over. */
@Injectable()
@Sweeps('endTrials', minutes(5))
export class EndTrials implements Sweeper {
  constructor(private readonly standing: PlatformStanding) {}

  /** Returns how many trials were over. */
  async sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    const over = await this.standing.trialsOver();
    for (const platformId of over) {
      if (stopping?.aborted === true) break;
      await this.standing.endTrial(systemContext('trials').forPlatform(platformId));
    }
    return over.length;
  }
}
