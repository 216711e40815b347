import { saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { hours, seconds } from '../domain/asking.js';
import { Reconcile } from './reconcile.js';

/** A day is compared six hours after its end: by then what was under way at midnight is over. */
const AFTER_MS = hours(6);

/** Opens the reports of the day that has just gone by, and goes on with those that are open. */
@Injectable()
@Sweeps('reconcile', seconds(10))
export class DailyReconciliation implements Sweeper {
  private lastOpened: string | undefined;

  constructor(private readonly reconcile: Reconcile) {}

  async sweep(now: Date): Promise<number> {
    const day = saoPauloDate(new Date(now.getTime() - AFTER_MS - hours(24)));
    if (day !== this.lastOpened) await this.reconcile.open(day);
    this.lastOpened = day;
    return this.reconcile.step();
  }
}
