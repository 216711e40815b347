import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { sessionLogs } from './lists/session-logs.js';

/** The pages of the master area. */
@Module({
  controllers: [listController(sessionLogs)],
  providers: [ListReader],
})
export class MasterModule {}
