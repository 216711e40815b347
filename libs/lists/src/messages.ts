import { balanceAdjustmentsListMessages } from './lists/balance-adjustments.messages.js';
import {
  affiliatedProductsListMessages,
  coProducedProductsListMessages,
} from './lists/partner-products.messages.js';
import { partnerSalesListMessages } from './lists/partner-sales.messages.js';
import { advancesListMessages } from './lists/advances.messages.js';
import {
  statementDifferencesListMessages,
  statementLinesListMessages,
  statementsListMessages,
} from './lists/statements.messages.js';
import { chargesListMessages, ownChargesListMessages } from './lists/charges.messages.js';
import { disputesListMessages, ownDisputesListMessages } from './lists/disputes.messages.js';
import { sellerProfitListMessages } from './lists/seller-profit.messages.js';
import { sellerRevenueListMessages } from './lists/seller-revenue.messages.js';
import { sellerNegativeListMessages } from './lists/seller-negative.messages.js';
import { sellerLastLoginListMessages } from './lists/seller-last-login.messages.js';
import { managerStatementListMessages, statementListMessages } from './lists/statement.messages.js';
import {
  garanteeReleasedListMessages,
  releasedFundsListMessages,
} from './lists/garantee-released.messages.js';
import { blockedBuyersListMessages } from './lists/blocked-buyers.messages.js';
import { blockedNetworksListMessages } from './lists/blocked-networks.messages.js';
import { domainsListMessages } from './lists/domains.messages.js';
import { platformPixelsListMessages } from './lists/platform-pixels.messages.js';
export { categoryWords } from './lists/category-words.js';
import type { Messages } from '@guiche/i18n';
import type { ListDefinition } from './define-list.js';
import { functionariesListMessages } from './lists/functionaries.messages.js';
import { managersListMessages } from './lists/managers.messages.js';
import { administratorsListMessages } from './lists/administrators.messages.js';
import { invoicesListMessages, ownInvoicesListMessages } from './lists/invoices.messages.js';
import { platformsListMessages } from './lists/platforms.messages.js';
import { webhookLogsListMessages } from './lists/webhook-logs.messages.js';
import { managerUsersListMessages } from './lists/manager-users.messages.js';
import { documentsListMessages } from './lists/documents.messages.js';
import { receiversListMessages } from './lists/manage-receivers.messages.js';
import { bankAccountsListMessages } from './lists/bank-accounts.messages.js';
import {
  anticipationsListMessages,
  ownAnticipationsListMessages,
  paidAnticipationsListMessages,
} from './lists/anticipations.messages.js';
import { withdrawalsListMessages } from './lists/withdrawals.messages.js';
import { paidWithdrawalsListMessages } from './lists/paid-withdrawals.messages.js';
import { managerWithdrawalsListMessages } from './lists/manager-withdrawals.messages.js';
import { paidManagerWithdrawalsListMessages } from './lists/paid-manager-withdrawals.messages.js';
import { ownWithdrawalsListMessages } from './lists/own-withdrawals.messages.js';
import { checkoutLinksListMessages } from './lists/checkout-links.messages.js';
import { couponsListMessages } from './lists/coupons.messages.js';
import { ownProductsListMessages } from './lists/own-products.messages.js';
import { productsListMessages } from './lists/products.messages.js';
import { ownSalesListMessages } from './lists/own-sales.messages.js';
import { salesListMessages } from './lists/sales.messages.js';
import { refundRequestsListMessages } from './lists/refund-requests.messages.js';
import { refundsListMessages } from './lists/refunds.messages.js';
import { reviewItemsListMessages } from './lists/review-items.messages.js';
import { sessionLogsListMessages } from './lists/session-logs.messages.js';
import { usersListMessages } from './lists/users.messages.js';

/**
 * The words of each list, by its area and name: `title`, `empty`, `column_{column}`, `filter_{filter}` and `{column}_{value}` of a status. For
 * servers: a page gets those of its list in one language.
 */
export const LIST_MESSAGES: Readonly<Record<string, Messages>> = {
  'admin/users': usersListMessages,
  'admin/disputes': disputesListMessages,
  'seller/disputes': ownDisputesListMessages,
  'admin/functionaries': functionariesListMessages,
  'master/session-logs': sessionLogsListMessages,
  'admin/managers': managersListMessages,
  'master/administrators': administratorsListMessages,
  'master/platforms': platformsListMessages,
  'master/invoices': invoicesListMessages,
  'admin/invoices': ownInvoicesListMessages,
  'master/webhook-logs': webhookLogsListMessages,
  'manager/users': managerUsersListMessages,
  'admin/bank-accounts': bankAccountsListMessages,
  'admin/receivers': receiversListMessages,
  'admin/withdrawals': withdrawalsListMessages,
  'admin/paid-withdrawals': paidWithdrawalsListMessages,
  'admin/manager-withdrawals': managerWithdrawalsListMessages,
  'admin/paid-manager-withdrawals': paidManagerWithdrawalsListMessages,
  'admin/anticipations': anticipationsListMessages,
  'admin/paid-anticipations': paidAnticipationsListMessages,
  'seller/anticipations': ownAnticipationsListMessages,
  'manager/withdrawals': ownWithdrawalsListMessages,
  'manager/statement': managerStatementListMessages,
  'seller/withdrawals': ownWithdrawalsListMessages,
  'admin/documents': documentsListMessages,
  'seller/statement': statementListMessages,
  'seller/products': ownProductsListMessages,
  'seller/co-produced-products': coProducedProductsListMessages,
  'seller/affiliated-products': affiliatedProductsListMessages,
  'seller/partner-sales': partnerSalesListMessages,
  'seller/coupons': couponsListMessages,
  'seller/checkout-links': checkoutLinksListMessages,
  'admin/products': productsListMessages,
  'seller/sales': ownSalesListMessages,
  'admin/sales': salesListMessages,
  'seller/refund-requests': refundRequestsListMessages,
  'admin/refunds': refundsListMessages,
  'admin/review-items': reviewItemsListMessages,
  'admin/domains': domainsListMessages,
  'admin/platform-pixels': platformPixelsListMessages,
  'master/blocked-networks': blockedNetworksListMessages,
  'admin/seller-last-login': sellerLastLoginListMessages,
  'admin/garantee-released': garanteeReleasedListMessages,
  'admin/released-funds': releasedFundsListMessages,
  'admin/seller-negative': sellerNegativeListMessages,
  'admin/seller-revenue': sellerRevenueListMessages,
  'admin/seller-profit': sellerProfitListMessages,
  'admin/charges': chargesListMessages,
  'seller/charges': ownChargesListMessages,
  'admin/statements': statementsListMessages,
  'admin/statement-lines': statementLinesListMessages,
  'admin/statement-differences': statementDifferencesListMessages,
  'admin/advances': advancesListMessages,
  'admin/balance-adjustments': balanceAdjustmentsListMessages,
  'admin/blocked-buyers': blockedBuyersListMessages,
};

/** @throws Error when the list has no messages */
export function messagesOfList({ area, name }: Pick<ListDefinition, 'area' | 'name'>): Messages {
  const messages = LIST_MESSAGES[`${area}/${name}`];
  if (!messages) throw new Error(`the list ${name} has no messages`);
  return messages;
}
