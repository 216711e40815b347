import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { StoredInstallationFees } from '../store/installation-fees.js';
import { InstallationFees } from '../use-cases/installation-fees.js';

/** Gives the fees of the installation to platforms without own ones, on the day they begin. */
@Injectable()
@Sweeps('applyInstallationFees', minutes(1))
export class ApplyInstallationFees implements Sweeper {
  constructor(
    private readonly stored: StoredInstallationFees,
    private readonly fees: InstallationFees,
  ) {}

  /** Returns how many versions were due. */
  async sweep(now: Date): Promise<number> {
    const due = await this.stored.due(now);
    for (const { id } of due) await this.fees.apply(id);
    return due.length;
  }
}
