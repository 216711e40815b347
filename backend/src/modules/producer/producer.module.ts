import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { SalesModule } from '../sales/index.js';
import { OwnDashboardController } from './dashboard/own-dashboard.controller.js';
import { ShowOwnDashboard } from './dashboard/own-dashboard.js';
import { PRODUCER_LISTS } from './lists/index.js';

/** The pages of the seller area. */
@Module({
  imports: [SalesModule],
  controllers: [...PRODUCER_LISTS.map(listController), OwnDashboardController],
  providers: [ListReader, ShowOwnDashboard],
})
export class ProducerModule {}
