import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { AdjustmentsController } from './http/adjustments.controller.js';
import { Adjustments } from './store/adjustments.js';
import { DecideAdjustment } from './use-cases/decide-adjustment.js';
import { ProposeAdjustment } from './use-cases/propose-adjustment.js';

@Module({
  imports: [IdentityModule, LedgerModule],
  controllers: [AdjustmentsController],
  providers: [Adjustments, DecideAdjustment, ProposeAdjustment],
})
export class AdjustmentsModule {}
