import { balanceAdjustmentsList } from './lists/balance-adjustments.js';
import { affiliatedProductsList, coProducedProductsList } from './lists/partner-products.js';
import { partnerSalesList } from './lists/partner-sales.js';
import { advancesList } from './lists/advances.js';
import {
  STATEMENT_KIND_WORDS,
  statementDifferencesList,
  statementLinesList,
  statementsList,
} from './lists/statements.js';
import { chargesList, ownChargesList, CHARGE_KIND_WORDS } from './lists/charges.js';
import { disputesList, ownDisputesList } from './lists/disputes.js';
import { sellerProfitList } from './lists/seller-profit.js';
import { sellerRevenueList } from './lists/seller-revenue.js';
import { sellerNegativeList } from './lists/seller-negative.js';
import { sellerLastLoginList } from './lists/seller-last-login.js';
import { managerStatementList, statementList } from './lists/statement.js';
import { garanteeReleasedList, releasedFundsList } from './lists/garantee-released.js';
import { blockedBuyersList } from './lists/blocked-buyers.js';
import { blockedNetworksList } from './lists/blocked-networks.js';
import { domainsList } from './lists/domains.js';
import { platformPixelsList } from './lists/platform-pixels.js';
import type { ListDefinition } from './define-list.js';
import { usersList } from './lists/users.js';
import { managersList } from './lists/managers.js';
import { functionariesList } from './lists/functionaries.js';
import { documentsList } from './lists/documents.js';
import { receiversList } from './lists/manage-receivers.js';
import { bankAccountsList } from './lists/bank-accounts.js';
import { anticipationsList, ownAnticipationsList, paidAnticipationsList } from './lists/anticipations.js';
import { withdrawalsList } from './lists/withdrawals.js';
import { paidWithdrawalsList } from './lists/paid-withdrawals.js';
import { managerWithdrawalsList } from './lists/manager-withdrawals.js';
import { paidManagerWithdrawalsList } from './lists/paid-manager-withdrawals.js';
import { ownManagerWithdrawalsList, ownWithdrawalsList } from './lists/own-withdrawals.js';
import { productsList } from './lists/products.js';
import { checkoutLinksList } from './lists/checkout-links.js';
import { couponsList } from './lists/coupons.js';
import { ownProductsList } from './lists/own-products.js';
import { salesList } from './lists/sales.js';
import { ownSalesList } from './lists/own-sales.js';
import { refundRequestsList } from './lists/refund-requests.js';
import { refundsList } from './lists/refunds.js';
import { reviewItemsList } from './lists/review-items.js';
import { managerUsersList } from './lists/manager-users.js';
import { invoicesList, ownInvoicesList, INVOICE_KIND_WORDS } from './lists/invoices.js';
import { platformsList } from './lists/platforms.js';
import { administratorsList } from './lists/administrators.js';
import { webhookLogsList } from './lists/webhook-logs.js';
import { sessionLogsList } from './lists/session-logs.js';

/** Every list of the back office, in the order of the navigation. */
export const LISTS: readonly ListDefinition[] = [
  usersList,
  managersList,
  functionariesList,
  bankAccountsList,
  receiversList,
  withdrawalsList,
  paidWithdrawalsList,
  managerWithdrawalsList,
  paidManagerWithdrawalsList,
  anticipationsList,
  paidAnticipationsList,
  ownWithdrawalsList,
  ownAnticipationsList,
  salesList,
  documentsList,
  productsList,
  ownSalesList,
  partnerSalesList,
  statementList,
  ownProductsList,
  coProducedProductsList,
  affiliatedProductsList,
  couponsList,
  checkoutLinksList,
  refundsList,
  refundRequestsList,
  disputesList,
  ownDisputesList,
  reviewItemsList,
  managerUsersList,
  ownManagerWithdrawalsList,
  managerStatementList,
  platformsList,
  invoicesList,
  ownInvoicesList,
  administratorsList,
  webhookLogsList,
  sessionLogsList,
  domainsList,
  platformPixelsList,
  blockedNetworksList,
  sellerLastLoginList,
  garanteeReleasedList,
  releasedFundsList,
  sellerNegativeList,
  chargesList,
  ownChargesList,
  sellerRevenueList,
  sellerProfitList,
  statementsList,
  statementLinesList,
  statementDifferencesList,
  advancesList,
  balanceAdjustmentsList,
  blockedBuyersList,
];

export {
  usersList,
  managersList,
  functionariesList,
  bankAccountsList,
  receiversList,
  withdrawalsList,
  paidWithdrawalsList,
  managerWithdrawalsList,
  paidManagerWithdrawalsList,
  anticipationsList,
  paidAnticipationsList,
  ownWithdrawalsList,
  ownAnticipationsList,
  salesList,
  documentsList,
  productsList,
  ownSalesList,
  partnerSalesList,
  statementList,
  ownProductsList,
  coProducedProductsList,
  affiliatedProductsList,
  couponsList,
  checkoutLinksList,
  refundsList,
  refundRequestsList,
  disputesList,
  ownDisputesList,
  reviewItemsList,
  managerUsersList,
  ownManagerWithdrawalsList,
  managerStatementList,
  platformsList,
  invoicesList,
  ownInvoicesList,
  administratorsList,
  webhookLogsList,
  sessionLogsList,
  domainsList,
  platformPixelsList,
  blockedNetworksList,
  sellerLastLoginList,
  garanteeReleasedList,
  releasedFundsList,
  sellerNegativeList,
  chargesList,
  ownChargesList,
  sellerRevenueList,
  sellerProfitList,
  CHARGE_KIND_WORDS,
  INVOICE_KIND_WORDS,
  statementsList,
  statementLinesList,
  statementDifferencesList,
  advancesList,
  STATEMENT_KIND_WORDS,
  balanceAdjustmentsList,
  blockedBuyersList,
};
