import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { LedgerModule } from '../ledger/index.js';
import { SalesModule } from '../sales/index.js';
import { FirstSteps } from './dashboard/first-steps.js';
import { OwnDashboardController } from './dashboard/own-dashboard.controller.js';
import { ShowOwnDashboard } from './dashboard/own-dashboard.js';
import { FoundRecordsController } from './http/found-platform-records.controller.js';
import { FoundOwnRecordsController } from './http/found-records.controller.js';
import { ownAnticipations } from './lists/own-anticipations.js';
import { ownCharges } from './lists/own-charges.js';
import { ownWithdrawals } from './lists/own-withdrawals.js';
import { PRODUCER_LISTS } from './lists/index.js';
import { affiliatedProducts } from './lists/partner-products.js';
import { partnerSales } from './lists/partner-sales.js';
import { ownStatement } from './lists/statement.js';
import { OwnFundsController } from './financial/own-funds.controller.js';
import { ShowOwnFunds } from './financial/own-funds.js';
import { FindRecords } from './use-cases/find-records.js';

/** The pages of the seller area. */
@Module({
  imports: [LedgerModule, SalesModule],
  controllers: [
    ...PRODUCER_LISTS.map(listController),
    rowController(ownStatement),
    rowController(partnerSales),
    rowController(affiliatedProducts),
    OwnFundsController,
    rowController(ownWithdrawals),
    rowController(ownAnticipations),
    rowController(ownCharges),
    FoundOwnRecordsController,
    FoundRecordsController,
    OwnDashboardController,
  ],
  providers: [ListReader, FindRecords, FirstSteps, ShowOwnDashboard, ShowOwnFunds],
})
export class ProducerModule {}
