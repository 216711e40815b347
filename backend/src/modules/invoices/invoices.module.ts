import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { InvoiceChanges } from './invoice-changes.js';
import { InvoicesController } from './http/invoices.controller.js';
import { OwnInvoicesController } from './http/own-invoices.controller.js';
import { PlansController } from './http/plans.controller.js';
import { InvoicePlatforms } from './jobs/invoice-platforms.js';
import { MarkOverdueInvoices } from './jobs/mark-overdue-invoices.js';
import { TellTrials } from './jobs/tell-trials.js';
import { InvoicePix } from './invoice-pix.js';
import { Invoices } from './store/invoices.js';
import { PlatformPlans } from './store/platform-plans.js';
import { TrialNotices } from './store/trial-notices.js';
import { CreateInvoice } from './use-cases/create-invoice.js';
import { DecideInvoice } from './use-cases/decide-invoice.js';
import { InvoiceCode } from './use-cases/invoice-code.js';
import { InvoiceMonths } from './use-cases/invoice-months.js';
import { MarkInvoiceOverdue } from './use-cases/mark-invoice-overdue.js';
import { SetPlan } from './use-cases/set-plan.js';
import { TellTrialEnds } from './use-cases/tell-trial-ends.js';

@Module({
  imports: [IdentityModule, MailModule, PlatformsModule],
  controllers: [InvoicesController, OwnInvoicesController, PlansController],
  providers: [
    ...[
      CreateInvoice,
      DecideInvoice,
      InvoiceChanges,
      InvoiceCode,
      InvoicePix,
      Invoices,
      MarkInvoiceOverdue,
      MarkOverdueInvoices,
    ],
    ...[InvoiceMonths, InvoicePlatforms, PlatformPlans, SetPlan],
    ...[TellTrialEnds, TellTrials, TrialNotices],
  ],
})
export class InvoicesModule {}
