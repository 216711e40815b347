import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { MANAGER_LISTS } from './lists/index.js';

/** The pages of the manager area. */
@Module({
  controllers: [...MANAGER_LISTS.map(listController)],
  providers: [ListReader],
})
export class ManagerModule {}
