import { balanceAdjustments } from './balance-adjustments.js';
import { blockedBuyers } from './blocked-buyers.js';
import { advances } from './advances.js';
import { statementDifferences, statementLines, statements } from './statements.js';
import { ownInvoices } from './own-invoices.js';
import { charges } from './charges.js';
import { sellerProfit } from './seller-profit.js';
import { sellerRevenue } from './seller-revenue.js';
import { sellerNegative } from './seller-negative.js';
import { sellerLastLogin } from './seller-last-login.js';
import { garanteeReleased, releasedFunds } from './garantee-released.js';
import { disputes } from './disputes.js';
import { domains } from './domains.js';
import { platformPixels } from './platform-pixels.js';
import { users } from './users.js';
import { functionaries } from './functionaries.js';
import { managers } from './managers.js';
import { documents } from './documents.js';
import { receivers } from './manage-receivers.js';
import { bankAccounts } from './bank-accounts.js';
import { managerWithdrawals, withdrawals } from './withdrawals.js';
import { anticipations, paidAnticipations } from './anticipations.js';
import { paidManagerWithdrawals, paidWithdrawals } from './paid-withdrawals.js';
import { products } from './products.js';
import { sales } from './sales.js';
import { refunds } from './refunds.js';
import { reviewItems } from './review-items.js';

/** The lists of the admin area. */
export const ADMIN_LISTS = [
  users,
  functionaries,
  managers,
  bankAccounts,
  receivers,
  anticipations,
  paidAnticipations,
  withdrawals,
  paidWithdrawals,
  managerWithdrawals,
  paidManagerWithdrawals,
  documents,
  sales,
  products,
  refunds,
  disputes,
  reviewItems,
  domains,
  platformPixels,
  sellerLastLogin,
  garanteeReleased,
  releasedFunds,
  sellerNegative,
  charges,
  ownInvoices,
  sellerRevenue,
  sellerProfit,
  statements,
  statementLines,
  statementDifferences,
  advances,
  balanceAdjustments,
  blockedBuyers,
];
