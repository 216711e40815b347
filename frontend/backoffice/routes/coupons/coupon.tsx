import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { CouponPage, couponTitle } from '../../features/coupons/coupon-page';
import { changeCoupon, loadCoupon } from '../../features/coupons/coupons.server';

export const loader = sellerLoader({}, loadCoupon);
export const action = sellerAction({}, changeCoupon);
export const meta: MetaFunction<typeof loader> = ({ data }) => couponTitle(data);
export default CouponPage;
