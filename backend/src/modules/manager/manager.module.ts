import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { ManagersDashboardController } from './dashboard/managers-dashboard.controller.js';
import { ShowManagersDashboard } from './dashboard/managers-dashboard.js';
import { MANAGER_LISTS } from './lists/index.js';
import { managersOwnWithdrawals } from './lists/own-withdrawals.js';

/** The pages of the manager area. */
@Module({
  controllers: [
    ...MANAGER_LISTS.map(listController),
    rowController(managersOwnWithdrawals),
    ManagersDashboardController,
  ],
  providers: [ListReader, ShowManagersDashboard],
})
export class ManagerModule {}
