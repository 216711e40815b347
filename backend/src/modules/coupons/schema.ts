import type { ModuleSchema } from '../../database/index.js';
import { Coupon } from './store/coupon.entity.js';

export const COUPONS_SCHEMA: ModuleSchema = {
  entities: [Coupon],
  publishes: ['coupons_read'],
  reads: ['offers_read', 'orders_read', 'payments_read', 'products_read'],
};
