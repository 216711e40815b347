import { Injectable } from '@nestjs/common';
import { systemContext } from '../../../runtime/context/index.js';
import { AppConfig } from '../../../config/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { PaymentPages } from '../payment-pages.js';

const EVERY_MS = 60_000;

/** Checks the payment pages of the platforms that are due; not at all when PAYMENT_PAGE_CHECK_HOURS is 0. */
@Injectable()
@Sweeps('checkPaymentPages', EVERY_MS)
export class CheckPaymentPages implements Sweeper {
  constructor(
    private readonly pages: PaymentPages,
    private readonly app: AppConfig,
  ) {}

  async sweep(now: Date): Promise<number> {
    if (this.app.paymentPageCheckHours === 0) return 0;
    const ctx = systemContext('payment page check');
    let checked = 0;
    while ((await this.pages.checkNext(ctx, now)) > 0) checked += 1;
    return checked;
  }
}
