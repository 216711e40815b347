export { PaymentPages, type PageReport } from './payment-pages.js';
export { PaymentPagesModule } from './payment-pages.module.js';
export { PAYMENT_PAGES_SCHEMA } from './schema.js';
