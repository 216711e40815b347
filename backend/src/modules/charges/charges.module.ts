import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { NegativeSellersController } from './http/negative-sellers.controller.js';
import { DebtWriteOffs } from './store/debt-write-offs.js';
import { SellerDebts } from './store/seller-debts.js';
import { DecideDebt } from './use-cases/decide-debt.js';

@Module({
  imports: [IdentityModule, LedgerModule],
  controllers: [NegativeSellersController],
  providers: [DebtWriteOffs, DecideDebt, SellerDebts],
})
export class ChargesModule {}
