export { couponProblem } from './coupon-problems.js';
export { CouponSnapshots } from './coupon-snapshots.js';
export { CouponUses, type CouponBuyer } from './coupon-uses.js';
export { CouponsModule } from './coupons.module.js';
export {
  couponAt,
  type CouponAtCheckout,
  type CouponRefusal,
  type CouponSnapshot,
} from './domain/coupon-in-sale.js';
export { COUPONS_SCHEMA } from './schema.js';
export { Coupon } from './store/coupon.entity.js';
