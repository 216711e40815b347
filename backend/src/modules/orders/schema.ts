import type { ModuleSchema } from '../../database/index.js';
import { OrderRow } from './store/order.entity.js';
import { OrderItemRow } from './store/order-item.entity.js';
import { AbandonedCartRow } from './store/abandoned-cart.entity.js';

export const ORDERS_SCHEMA: ModuleSchema = {
  entities: [OrderRow, OrderItemRow, AbandonedCartRow],
  publishes: ['order_items_read', 'orders_read'],
  reads: [
    'delivered_products_read',
    'delivery_options_read',
    'offers_read',
    'platforms_read',
    'products_read',
  ],
};
