import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { ADMIN_LISTS } from './lists/index.js';
import { reviewItems } from './lists/review-items.js';
import { users } from './lists/users.js';

/** The pages of the admin area. */
@Module({
  controllers: [...ADMIN_LISTS.map(listController), rowController(users), rowController(reviewItems)],
  providers: [ListReader],
})
export class AdminModule {}
