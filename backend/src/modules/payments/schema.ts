import type { ModuleSchema } from '../../database/index.js';
import { Payment } from './store/payment.entity.js';
import { Attempt } from './store/attempt.entity.js';

export const PAYMENTS_SCHEMA: ModuleSchema = {
  entities: [Payment, Attempt],
  tables: ['discrepancies', 'reconciliations', 'refunds', 'returned_items'],
  publishes: ['attempts_read', 'payments_read', 'refunds_read', 'returned_items_read'],
  reads: ['gateway_accounts_read', 'orders_read', 'review_items_read'],
};
