import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { MASTER_LISTS } from './lists/index.js';

/** The pages of the master area. */
@Module({
  controllers: [...MASTER_LISTS.map(listController)],
  providers: [ListReader],
})
export class MasterModule {}
