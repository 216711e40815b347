export { InvoicesModule } from './invoices.module.js';
export { INVOICES_SCHEMA } from './schema.js';
