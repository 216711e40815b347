import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { PRODUCER_LISTS } from './lists/index.js';

/** The pages of the seller area. */
@Module({
  controllers: [...PRODUCER_LISTS.map(listController)],
  providers: [ListReader],
})
export class ProducerModule {}
