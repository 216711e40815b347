import { Module } from '@nestjs/common';
import { ReviewModule } from '../review/index.js';
import { CheckPaymentPages } from './jobs/check-payment-pages.js';
import { PaymentPages } from './payment-pages.js';
import { PageApprovals } from './store/page-approvals.js';
import { ReadPages } from './use-cases/read-pages.js';

@Module({
  imports: [ReviewModule],
  providers: [PaymentPages, PageApprovals, ReadPages, CheckPaymentPages],
  exports: [PaymentPages],
})
export class PaymentPagesModule {}
