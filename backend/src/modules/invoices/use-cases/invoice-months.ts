import { DEFAULT_CURRENCY } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Hosts } from '../../platforms/index.js';
import { WHOLE_PLATFORM } from '../../sales/index.js';
import { dueAfterMonth, lastMonthOver } from '../domain/invoice-days.js';
import { amountOf, partsOf } from '../domain/invoice.js';
import { InvoiceChanges } from '../invoice-changes.js';
import { PlatformPlans, type OpenMonth } from '../store/platform-plans.js';

/** Makes the invoices of months that are over: one for each platform with a plan, whatever runs twice. */
@Injectable()
export class InvoiceMonths {
  constructor(
    private readonly plans: PlatformPlans,
    private readonly changes: InvoiceChanges,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Returns how many invoices were made. */
  async run(): Promise<number> {
    let made = 0;
    for (const open of await this.plans.openMonths(lastMonthOver(this.clock.now())))
      if (await this.invoice(open)) made += 1;
    return made;
  }

  /** False: the month costs nothing, or another process made its invoice. */
  private async invoice({ platformId, month }: OpenMonth): Promise<boolean> {
    const ctx = systemContext('invoices').forPlatform(platformId);
    const origin = (await this.hosts.originOfPlatform(platformId)) ?? '';
    return this.transactions.run('invoiceMonth', async (tx) => {
      const plan = await this.plans.ofMonth(ctx, tx, month);
      if (!plan) return false;
      const of = { month, everything: WHOLE_PLATFORM, currency: DEFAULT_CURRENCY };
      const sold = await this.plans.sold(ctx, tx, of);
      const parts = partsOf(plan, sold);
      const amount = amountOf(parts);
      if (amount === 0) return false;
      const now = this.clock.now();
      const [year = '', number = ''] = month.split('-');
      const invoice = {
        ...{ id: newId(now), kind: 'PLAN' as const, reference: `${plan.name} ${number}/${year}` },
        ...{ ofPlan: { month, sold, parts }, amount, dueAt: dueAfterMonth(month, plan.dueDays), note: null },
        ...{ requestKey: `month ${month}`, createdBy: ctx.recordedActor, createdAt: now },
      };
      return this.changes.add(ctx, tx, invoice, origin);
    });
  }
}
