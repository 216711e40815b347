import { Module } from '@nestjs/common';
import { OwnMoneyController, SaleMoneyController } from './http/money.controller.js';
import { ReleasesController } from './http/releases.controller.js';
import { CloseDays } from './jobs/close-days.js';
import { ReleaseDue } from './jobs/release-due.js';
import { Ledger } from './ledger.js';
import { DueReleases } from './store/due-releases.js';
import { Journal } from './store/journal.js';
import { KeptBalances } from './store/kept-balances.js';
import { SalesInBooks } from './store/explained-sale.js';
import { DecideRelease } from './use-cases/decide-release.js';
import { ExplainBalance } from './use-cases/explain-balance.js';
import { ExplainSale } from './use-cases/explain-sale.js';
import { FollowTracking } from './use-cases/follow-tracking.js';
import { ForecastReleases } from './use-cases/forecast-releases.js';
import { ReleaseFunds } from './use-cases/release-funds.js';

@Module({
  controllers: [ReleasesController, OwnMoneyController, SaleMoneyController],
  providers: [
    ...[Ledger, DueReleases, ReleaseFunds, ReleaseDue, DecideRelease, FollowTracking, ForecastReleases],
    ...[SalesInBooks, ExplainSale, ExplainBalance, Journal, CloseDays, KeptBalances],
  ],
  exports: [Ledger, FollowTracking, KeptBalances],
})
export class LedgerModule {}
