import { checkoutLinks } from './checkout-links.js';
import { coupons } from './coupons.js';
import { ownDisputes } from './disputes.js';
import { ownStatement } from './statement.js';
import { ownSales } from './own-sales.js';
import { ownCharges } from './own-charges.js';
import { ownAnticipations } from './own-anticipations.js';
import { ownWithdrawals } from './own-withdrawals.js';
import { ownProducts } from './own-products.js';
import { refundRequests } from './refund-requests.js';

/** The lists of the seller area. */
export const PRODUCER_LISTS = [
  ownSales,
  ownStatement,
  ownProducts,
  coupons,
  checkoutLinks,
  ownWithdrawals,
  ownAnticipations,
  ownCharges,
  refundRequests,
  ownDisputes,
];
