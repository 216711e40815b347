import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { managers } from './lists/managers.js';
import { reviewItems } from './lists/review-items.js';
import { users } from './lists/users.js';
import { functionaries } from './lists/functionaries.js';

/** The pages of the admin area. */
@Module({
  controllers: [
    ...[listController(users), rowController(users), listController(functionaries), listController(managers)],
    ...[listController(reviewItems), rowController(reviewItems)],
  ],
  providers: [ListReader],
})
export class AdminModule {}
