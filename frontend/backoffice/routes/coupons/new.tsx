import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { NewCouponPage, couponTitle } from '../../features/coupons/coupon-page';
import { addCoupon, loadNewCoupon } from '../../features/coupons/coupons.server';

export const loader = sellerLoader({}, loadNewCoupon);
export const action = sellerAction({}, addCoupon);
export const meta: MetaFunction<typeof loader> = ({ data }) => couponTitle(data);
export default NewCouponPage;
