import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ChargeChanges } from './charge-changes.js';
import { ChargesController } from './http/charges.controller.js';
import { NegativeSellersController } from './http/negative-sellers.controller.js';
import { MarkOverdueCharges } from './jobs/mark-overdue-charges.js';
import { Charges } from './store/charges.js';
import { DebtWriteOffs } from './store/debt-write-offs.js';
import { SellerDebts } from './store/seller-debts.js';
import { CreateCharges } from './use-cases/create-charges.js';
import { DecideCharge } from './use-cases/decide-charge.js';
import { DecideDebt } from './use-cases/decide-debt.js';
import { MarkOverdue } from './use-cases/mark-overdue.js';

@Module({
  imports: [IdentityModule, LedgerModule, MailModule, PlatformsModule],
  controllers: [ChargesController, NegativeSellersController],
  providers: [
    ...[ChargeChanges, Charges, CreateCharges, DecideCharge, MarkOverdue, MarkOverdueCharges],
    ...[DebtWriteOffs, DecideDebt, SellerDebts],
  ],
})
export class ChargesModule {}
