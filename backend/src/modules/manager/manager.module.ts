import { Module } from '@nestjs/common';
import { ListReader, listController } from '../../runtime/lists/index.js';
import { managerUsers } from './lists/manager-users.js';

/** The pages of the manager area. */
@Module({
  controllers: [listController(managerUsers)],
  providers: [ListReader],
})
export class ManagerModule {}
