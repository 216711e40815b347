import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { anticipations, paidAnticipations } from './lists/anticipations.js';
import { paidManagerWithdrawals, paidWithdrawals } from './lists/paid-withdrawals.js';
import { managerWithdrawals, withdrawals } from './lists/withdrawals.js';
import { bankAccounts } from './lists/bank-accounts.js';
import { domains } from './lists/domains.js';
import { platformPixels } from './lists/platform-pixels.js';
import { ADMIN_LISTS } from './lists/index.js';
import { products } from './lists/products.js';
import { refunds } from './lists/refunds.js';
import { reviewItems } from './lists/review-items.js';
import { SalesModule } from '../sales/index.js';
import { Dashboard } from './dashboard/dashboard.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { GatewayLights } from './dashboard/gateway-lights.js';
import { PendingWork } from './pending-work/pending-work.js';
import { PendingWorkController } from './pending-work/pending-work.controller.js';
import { garanteeReleased } from './lists/garantee-released.js';
import { statementDifferences, statements } from './lists/statements.js';
import { balanceAdjustments } from './lists/balance-adjustments.js';
import { blockedBuyers } from './lists/blocked-buyers.js';
import { ownInvoices } from './lists/own-invoices.js';
import { charges } from './lists/charges.js';
import { sellerNegative } from './lists/seller-negative.js';
import { users } from './lists/users.js';

/** The pages of the admin area. */
@Module({
  imports: [SalesModule],
  controllers: [
    ...ADMIN_LISTS.map(listController),
    ...[users, bankAccounts, products, refunds, reviewItems, domains, platformPixels, garanteeReleased].map(
      rowController,
    ),
    ...[withdrawals, paidWithdrawals, managerWithdrawals, paidManagerWithdrawals].map(rowController),
    rowController(balanceAdjustments),
    rowController(blockedBuyers),
    ...[
      sellerNegative,
      charges,
      ownInvoices,
      anticipations,
      paidAnticipations,
      statements,
      statementDifferences,
    ].map(rowController),
    PendingWorkController,
    DashboardController,
  ],
  providers: [ListReader, PendingWork, Dashboard, GatewayLights],
})
export class AdminModule {}
