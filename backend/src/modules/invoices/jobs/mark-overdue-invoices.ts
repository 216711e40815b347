import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { Invoices } from '../store/invoices.js';
import { MarkInvoiceOverdue } from '../use-cases/mark-invoice-overdue.js';

const MOST = 500;

/** Marks the invoices whose day is over. There is about one for each platform and month. */
@Injectable()
@Sweeps('markOverdueInvoices', minutes(5))
export class MarkOverdueInvoices implements Sweeper {
  constructor(
    private readonly invoices: Invoices,
    private readonly overdue: MarkInvoiceOverdue,
  ) {}

  /** Returns how many were due. */
  async sweep(now: Date): Promise<number> {
    const due = await this.invoices.overdue(now, MOST);
    const system = systemContext('invoices');
    for (const { platformId, id } of due) await this.overdue.mark(system.forPlatform(platformId), id);
    return due.length;
  }
}
