import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { users } from './lists/users.js';
import { functionaries } from './lists/functionaries.js';

/** The pages of the admin area. */
@Module({
  controllers: [listController(users), rowController(users), listController(functionaries)],
  providers: [ListReader],
})
export class AdminModule {}
