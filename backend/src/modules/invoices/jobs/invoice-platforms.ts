import { Injectable } from '@nestjs/common';
import { hours } from '../../../runtime/clock/durations.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { InvoiceMonths } from '../use-cases/invoice-months.js';

/** Makes the invoices of months that are over. */
@Injectable()
@Sweeps('invoicePlatforms', hours(1))
export class InvoicePlatforms implements Sweeper {
  constructor(private readonly months: InvoiceMonths) {}

  /** Returns how many were made. */
  sweep(): Promise<number> {
    return this.months.run();
  }
}
