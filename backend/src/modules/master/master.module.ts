import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { administrators } from './lists/administrators.js';
import { platforms } from './lists/platforms.js';
import { webhookLogs } from './lists/webhook-logs.js';
import { sessionLogs } from './lists/session-logs.js';

/** The pages of the master area. */
@Module({
  controllers: [sessionLogs, administrators, platforms, webhookLogs].map(listController),
  providers: [ListReader],
})
export class MasterModule {}
