export { AccountingModule } from './accounting.module.js';
export { LEDGER_RULES, type LedgerRule } from './store/ledger-rules.js';
export { ACCOUNTING_SCHEMA } from './schema.js';
