import type { Flag } from './flags.js';

/**
 * The flag of each page of the admin area, by its address below `/admin-root/`. The navigation, the page, its API routes and the
 * matrix of routes read this table. Which flag opens which page: docs/decisions/0086.
 */
export const ADMIN_PAGE_FLAGS = {
  dashboard: 'isDashboardAvailable',
  'manage-users': 'isUsersAvailable',
  'balance-adjustments': 'isUserAdvancedOptionsAvailable',
  'manage-products': 'isProductsAvailable',
  'manage-functionaries': 'isFunctionariesAvailable',
  'manage-withdraws': 'isWithdrawsRequestUsersAvailable',
  'manage-managers-withdraws': 'isWithdrawsRequestManagersAvailable',
  'paid-withdrawals': 'isWithdrawsAvailable',
  'paid-managers-withdraws': 'isWithdrawsManagerAvailable',
  'manage-bank-accounts': 'isValidateBankAccountsAvailable',
  'manage-receivers': 'isValidateBankAccountsAvailable',
  'export-accounting': 'isAccountingAvailable',
  'manage-anticipations': 'isAntecipationsAvailable',
  'manage-paid-anticipations': 'isAntecipationsAvailable',
  'manage-sales': 'isSalesAvailable',
  'blocked-buyers': 'isSalesAvailable',
  'platform-settings': 'isConfigAvailable',
  'platform-settings/acquirings': 'isConfigAvailable',
  'platform-pixels': 'isConfigAvailable',
  integrations: 'isConfigAvailable',
  domains: 'isConfigAvailable',
  customization: 'isConfigAvailable',
  'document-validation': 'isValidateDocumentsAvailable',
  'manage-managers': 'isManagersAvailable',
  charges: 'isChargesAvailable',
  invoices: 'isAccountingAvailable',
  refunds: 'isSalesAvailable',
  disputes: 'isSalesAvailable',
  reconcile: 'isSalesAvailable',
  'review-inbox': 'isChargesAvailable',
  notifications: 'isNotificationsAvailable',
  'seller-revenue': 'isUserRevenueAvailable',
  'seller-profit': 'isUserProfitAvailable',
  'seller-negative': 'isNegativeUsersAvailable',
  'seller-last-login': 'isLastLoginAvailable',
  'garantee-released': 'isGaranteeReleaseAvailable',
  subscriptions: 'isSubscriptionsAvailable',
} as const satisfies Readonly<Record<string, Flag>>;

export type AdminPage = keyof typeof ADMIN_PAGE_FLAGS;
