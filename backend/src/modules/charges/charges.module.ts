import { Module } from '@nestjs/common';
import { AcquiringModule } from '../acquiring/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MailModule } from '../mail/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReviewModule } from '../review/index.js';
import { ChargeChanges } from './charge-changes.js';
import { ChargeProvider } from './charge-provider.js';
import { ChargesController } from './http/charges.controller.js';
import { NegativeSellersController } from './http/negative-sellers.controller.js';
import { OwnChargesController } from './http/own-charges.controller.js';
import { FollowChargePayments } from './jobs/follow-charge-payments.js';
import { MarkOverdueCharges } from './jobs/mark-overdue-charges.js';
import { ChargePayments } from './store/charge-payments.js';
import { Charges } from './store/charges.js';
import { DebtWriteOffs } from './store/debt-write-offs.js';
import { SellerDebts } from './store/seller-debts.js';
import { AgreeOnDebt } from './use-cases/agree-on-debt.js';
import { ApplyChargePayment } from './use-cases/apply-charge-payment.js';
import { CreateCharges } from './use-cases/create-charges.js';
import { DecideCharge } from './use-cases/decide-charge.js';
import { DecideDebt } from './use-cases/decide-debt.js';
import { FollowChargePayment } from './use-cases/follow-charge-payment.js';
import { MarkOverdue } from './use-cases/mark-overdue.js';
import { PayCharge } from './use-cases/pay-charge.js';
import { PayFromBalance } from './use-cases/pay-from-balance.js';

@Module({
  imports: [
    ...[AcquiringModule, IdentityModule, LedgerModule, MailModule, PaymentsModule, PlatformsModule],
    ReviewModule,
  ],
  controllers: [ChargesController, NegativeSellersController, OwnChargesController],
  providers: [
    ...[ChargeChanges, Charges, CreateCharges, DecideCharge, MarkOverdue, MarkOverdueCharges],
    ...[AgreeOnDebt, DebtWriteOffs, DecideDebt, SellerDebts],
    ...[ApplyChargePayment, ChargePayments, ChargeProvider, FollowChargePayment, FollowChargePayments],
    ...[PayCharge, PayFromBalance],
  ],
  exports: [FollowChargePayment],
})
export class ChargesModule {}
