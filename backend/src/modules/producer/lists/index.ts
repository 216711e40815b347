import { checkoutLinks } from './checkout-links.js';
import { coupons } from './coupons.js';
import { ownDisputes } from './disputes.js';
import { ownStatement } from './statement.js';
import { ownSales } from './own-sales.js';
import { ownCharges } from './own-charges.js';
import { ownAnticipations } from './own-anticipations.js';
import { ownWithdrawals } from './own-withdrawals.js';
import { affiliatedProducts, coProducedProducts } from './partner-products.js';
import { partnerSales } from './partner-sales.js';
import { ownProducts } from './own-products.js';
import { refundRequests } from './refund-requests.js';

/** The lists of the seller area. */
export const PRODUCER_LISTS = [
  ownSales,
  partnerSales,
  ownStatement,
  ownProducts,
  coProducedProducts,
  affiliatedProducts,
  coupons,
  checkoutLinks,
  ownWithdrawals,
  ownAnticipations,
  ownCharges,
  refundRequests,
  ownDisputes,
];
