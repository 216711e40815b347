import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { FoundRecordsController } from './http/found-platform-records.controller.js';
import { FoundOwnRecordsController } from './http/found-records.controller.js';
import { PRODUCER_LISTS } from './lists/index.js';
import { FindRecords } from './use-cases/find-records.js';

/** The pages of the seller area. */
@Module({
  controllers: [...PRODUCER_LISTS.map(listController), FoundOwnRecordsController, FoundRecordsController],
  providers: [ListReader, FindRecords],
})
export class ProducerModule {}
