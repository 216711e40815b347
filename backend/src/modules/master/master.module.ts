import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { administrators } from './lists/administrators.js';
import { MASTER_LISTS } from './lists/index.js';
import { sessionLogs } from './lists/session-logs.js';
import { webhookLogs } from './lists/webhook-logs.js';

/** The pages of the master area. */
@Module({
  controllers: [
    ...MASTER_LISTS.map(listController),
    ...[administrators, sessionLogs, webhookLogs].map(rowController),
  ],
  providers: [ListReader],
})
export class MasterModule {}
