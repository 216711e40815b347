export { AccountingModule } from './accounting.module.js';
export { ACCOUNTING_SCHEMA } from './schema.js';
