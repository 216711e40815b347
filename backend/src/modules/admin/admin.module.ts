import { Module } from '@nestjs/common';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { bankAccounts } from './lists/bank-accounts.js';
import { ADMIN_LISTS } from './lists/index.js';
import { reviewItems } from './lists/review-items.js';
import { users } from './lists/users.js';

/** The pages of the admin area. */
@Module({
  controllers: [...ADMIN_LISTS.map(listController), ...[users, bankAccounts, reviewItems].map(rowController)],
  providers: [ListReader],
})
export class AdminModule {}
