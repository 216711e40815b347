import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { TellTrialEnds } from '../use-cases/tell-trial-ends.js';

/** Tells administrators that the trial of their platform ends soon. */
@Injectable()
@Sweeps('tellTrials', minutes(15))
export class TellTrials implements Sweeper {
  constructor(private readonly telling: TellTrialEnds) {}

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    return this.telling.tellDue(stopping);
  }
}
