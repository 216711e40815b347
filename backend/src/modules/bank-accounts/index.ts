export { BankAccountsModule } from './bank-accounts.module.js';
export { BANK_ACCOUNTS_SCHEMA } from './schema.js';
