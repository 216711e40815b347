import type { ModuleSchema } from '../../database/index.js';
import { CheckoutLink } from './store/checkout-link.entity.js';

export const CHECKOUT_LINKS_SCHEMA: ModuleSchema = {
  entities: [CheckoutLink],
  publishes: ['checkout_links_read'],
  reads: ['contracts_read', 'offers_read', 'orders_read', 'payments_read', 'products_read', 'users_read'],
};
