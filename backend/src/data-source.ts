import 'reflect-metadata';
import type { ModuleSchema, Schema } from './database/index.js';
import { GuicheDataSource, MIGRATIONS } from './database/index.js';
import type { DatabaseConfig } from './config/index.js';
import { configurationFromEnvironment } from './config/index.js';
import { ACCOUNTING_SCHEMA } from './modules/accounting/index.js';
import { REPORTS_SCHEMA } from './modules/reports/index.js';
import { ACQUIRING_SCHEMA } from './modules/acquiring/index.js';
import { ADMIN_SCHEMA } from './modules/admin/index.js';
import { AUDIT_SCHEMA } from './modules/audit/index.js';
import { BANK_ACCOUNTS_SCHEMA } from './modules/bank-accounts/index.js';
import { CARDS_SCHEMA } from './modules/cards/index.js';
import { CATALOG_SCHEMA } from './modules/catalog/index.js';
import { ANTICIPATIONS_SCHEMA } from './modules/anticipations/index.js';
import { ADJUSTMENTS_SCHEMA } from './modules/adjustments/index.js';
import { CHARGES_SCHEMA } from './modules/charges/index.js';
import { CHECKOUT_LINKS_SCHEMA } from './modules/checkout-links/index.js';
import { COUPONS_SCHEMA } from './modules/coupons/index.js';
import { CONTENT_SCHEMA } from './modules/content/index.js';
import { CUSTOMERS_SCHEMA } from './modules/customers/index.js';
import { DISPUTES_SCHEMA } from './modules/disputes/index.js';
import { DOCUMENTS_SCHEMA } from './modules/documents/index.js';
import { DOMAINS_SCHEMA } from './modules/domains/index.js';
import { EXPORTS_SCHEMA } from './modules/exports/index.js';
import { LISTS_SCHEMA } from './modules/lists/index.js';
import { IDENTITY_SCHEMA } from './modules/identity/index.js';
import { INVOICES_SCHEMA } from './modules/invoices/index.js';
import { LEDGER_SCHEMA } from './modules/ledger/index.js';
import { MAIL_SCHEMA } from './modules/mail/index.js';
import { SALES_SCHEMA } from './modules/sales/index.js';
import { PRODUCER_SCHEMA } from './modules/producer/index.js';
import { MANAGER_SCHEMA } from './modules/manager/index.js';
import { MASTER_SCHEMA } from './modules/master/index.js';
import { ORDERS_SCHEMA } from './modules/orders/index.js';
import { PARTNERS_SCHEMA } from './modules/partners/index.js';
import { PAYMENT_PAGES_SCHEMA } from './modules/payment-pages/index.js';
import { PAYMENTS_SCHEMA } from './modules/payments/index.js';
import { PLATFORMS_SCHEMA } from './modules/platforms/index.js';
import { PROTECTION_SCHEMA } from './modules/protection/index.js';
import { RECEIVER_REQUESTS_SCHEMA } from './modules/receiver-requests/index.js';
import { RECEIVERS_SCHEMA } from './modules/receivers/index.js';
import { RETENTION_SCHEMA } from './modules/retention/index.js';
import { REVIEW_SCHEMA } from './modules/review/index.js';
import { SETTLEMENTS_SCHEMA } from './modules/settlements/index.js';
import { SELLERS_SCHEMA } from './modules/sellers/index.js';
import { SUBSCRIPTIONS_SCHEMA } from './modules/subscriptions/index.js';
import { VISITS_SCHEMA } from './modules/visits/index.js';
import { WITHDRAWALS_SCHEMA } from './modules/withdrawals/index.js';
import { WEBHOOKS_SCHEMA } from './modules/webhooks/index.js';

/** The schema of every module, by the name of its folder. */
export const MODULE_SCHEMAS: Readonly<Record<string, ModuleSchema>> = {
  audit: AUDIT_SCHEMA,
  platforms: PLATFORMS_SCHEMA,
  mail: MAIL_SCHEMA,
  identity: IDENTITY_SCHEMA,
  'bank-accounts': BANK_ACCOUNTS_SCHEMA,
  documents: DOCUMENTS_SCHEMA,
  protection: PROTECTION_SCHEMA,
  ledger: LEDGER_SCHEMA,
  review: REVIEW_SCHEMA,
  sellers: SELLERS_SCHEMA,
  domains: DOMAINS_SCHEMA,
  receivers: RECEIVERS_SCHEMA,
  catalog: CATALOG_SCHEMA,
  visits: VISITS_SCHEMA,
  coupons: COUPONS_SCHEMA,
  'checkout-links': CHECKOUT_LINKS_SCHEMA,
  partners: PARTNERS_SCHEMA,
  cards: CARDS_SCHEMA,
  acquiring: ACQUIRING_SCHEMA,
  'receiver-requests': RECEIVER_REQUESTS_SCHEMA,
  orders: ORDERS_SCHEMA,
  payments: PAYMENTS_SCHEMA,
  subscriptions: SUBSCRIPTIONS_SCHEMA,
  withdrawals: WITHDRAWALS_SCHEMA,
  anticipations: ANTICIPATIONS_SCHEMA,
  charges: CHARGES_SCHEMA,
  adjustments: ADJUSTMENTS_SCHEMA,
  settlements: SETTLEMENTS_SCHEMA,
  webhooks: WEBHOOKS_SCHEMA,
  'payment-pages': PAYMENT_PAGES_SCHEMA,
  exports: EXPORTS_SCHEMA,
  lists: LISTS_SCHEMA,
  retention: RETENTION_SCHEMA,
  admin: ADMIN_SCHEMA,
  sales: SALES_SCHEMA,
  disputes: DISPUTES_SCHEMA,
  accounting: ACCOUNTING_SCHEMA,
  reports: REPORTS_SCHEMA,
  invoices: INVOICES_SCHEMA,
  customers: CUSTOMERS_SCHEMA,
  content: CONTENT_SCHEMA,
  producer: PRODUCER_SCHEMA,
  manager: MANAGER_SCHEMA,
  master: MASTER_SCHEMA,
};

/** The tables of every module, collected here because the database layer knows no module. */
export const SCHEMA: Schema = {
  entities: Object.values(MODULE_SCHEMAS).flatMap(({ entities }) => [...entities]),
  migrations: MIGRATIONS,
};

export function createDataSource(config: DatabaseConfig): GuicheDataSource {
  return new GuicheDataSource(config, SCHEMA);
}

/** For tools that start from the environment: the TypeORM command line, scripts. */
export function dataSourceFromEnvironment(): GuicheDataSource {
  return createDataSource(configurationFromEnvironment().database);
}
