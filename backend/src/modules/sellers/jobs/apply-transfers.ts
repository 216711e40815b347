import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { AccountTerms } from '../store/account-terms.js';
import { TransferSellers } from '../use-cases/transfer-sellers.js';

/** Shows sellers with their new manager from the day of their transfer. Commissions follow the versions and do not wait for it. */
@Injectable()
@Sweeps('applyTransfers', minutes(1))
export class ApplyTransfers implements Sweeper {
  constructor(
    private readonly terms: AccountTerms,
    private readonly transfers: TransferSellers,
  ) {}

  /** Returns how many were due. */
  async sweep(now: Date): Promise<number> {
    const due = await this.terms.due(now);
    for (const { platformId, id } of due)
      await this.transfers.apply(systemContext('transfers of sellers').forPlatform(platformId), id);
    return due.length;
  }
}
