import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { MailModule } from '../mail/index.js';
import {
  BankAccountsController,
  ManagerBankAccountsController,
  OwnBankAccountsController,
} from './http/bank-accounts.controller.js';
import { PayoutAccount } from './store/payout-account.entity.js';
import { DecideBankAccount } from './use-cases/decide-bank-account.js';
import { OwnBankAccounts } from './use-cases/own-bank-accounts.js';

@Module({
  imports: [TenantRepositories.of(PayoutAccount), MailModule],
  controllers: [OwnBankAccountsController, ManagerBankAccountsController, BankAccountsController],
  providers: [OwnBankAccounts, DecideBankAccount],
})
export class BankAccountsModule {}
