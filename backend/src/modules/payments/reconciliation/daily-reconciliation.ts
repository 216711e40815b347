import { saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { hours, seconds } from '../../../runtime/clock/durations.js';
import { Reconcile } from './reconcile.js';
import { RECONCILIATIONS_DUE } from './reconciliations.js';

/** A day is compared six hours after its end, when nothing of it is in progress any more. */
const AFTER_MS = hours(6);

/** Opens the reports of the previous day. */
@Injectable()
@Sweeps('openReconciliations', seconds(10))
export class OpenReconciliations implements Sweeper {
  private lastOpened: string | undefined;

  constructor(private readonly reconcile: Reconcile) {}

  async sweep(now: Date): Promise<number> {
    const day = saoPauloDate(new Date(now.getTime() - AFTER_MS - hours(24)));
    if (day === this.lastOpened) return 0;
    const opened = await this.reconcile.open(systemContext('reconciliation'), day);
    this.lastOpened = day;
    return opened;
  }
}

/** Continues the open reports. */
@Injectable()
@SweepsWhenDue('reconcile', RECONCILIATIONS_DUE)
export class DailyReconciliation implements Sweeper {
  constructor(private readonly reconcile: Reconcile) {}

  sweep(): Promise<number> {
    return this.reconcile.step(systemContext('reconciliation'));
  }
}
