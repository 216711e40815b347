import type { Flag } from './flags.js';

/** The permissions by the part of the platform that they are about, as the editor of a functionary shows them. */
export const FLAG_GROUPS = {
  people: [
    ...(['isUsersAvailable', 'isUsersLoginAvailable', 'isExportUsersAvailable'] as const),
    ...(['isUserAdvancedOptionsAvailable', 'isUserDocumentsAvailable', 'isLastLoginAvailable'] as const),
    ...(['isValidateDocumentsAvailable', 'isManagersAvailable', 'isFunctionariesAvailable'] as const),
  ],
  sales: [
    ...(['isDashboardAvailable', 'isSalesAvailable', 'isProductsAvailable'] as const),
    ...(['isSubscriptionsAvailable', 'isChargesAvailable', 'isGaranteeReleaseAvailable'] as const),
  ],
  money: [
    ...(['isWithdrawsRequestUsersAvailable', 'isWithdrawsRequestManagersAvailable'] as const),
    ...(['isWithdrawsAvailable', 'isWithdrawsManagerAvailable', 'isAntecipationsAvailable'] as const),
    ...(['isValidateBankAccountsAvailable', 'isAccountingAvailable', 'isUserRevenueAvailable'] as const),
    ...(['isUserProfitAvailable', 'isNegativeUsersAvailable'] as const),
  ],
  platform: ['isConfigAvailable', 'isNotificationsAvailable'],
} as const satisfies Readonly<Record<string, readonly Flag[]>>;

/** Permissions that usually go together, to begin with. */
export const FLAG_TEMPLATES = {
  support: [
    ...(['isUsersAvailable', 'isSalesAvailable', 'isProductsAvailable'] as const),
    ...(['isSubscriptionsAvailable', 'isGaranteeReleaseAvailable', 'isLastLoginAvailable'] as const),
  ],
  finance: [
    ...([
      'isDashboardAvailable',
      'isSalesAvailable',
      'isAccountingAvailable',
      'isWithdrawsAvailable',
    ] as const),
    ...(['isWithdrawsManagerAvailable', 'isWithdrawsRequestUsersAvailable'] as const),
    ...(['isWithdrawsRequestManagersAvailable', 'isAntecipationsAvailable'] as const),
    ...(['isUserRevenueAvailable', 'isUserProfitAvailable', 'isNegativeUsersAvailable'] as const),
  ],
  risk: [
    ...(['isUsersAvailable', 'isSalesAvailable', 'isChargesAvailable', 'isNegativeUsersAvailable'] as const),
    ...(['isUserAdvancedOptionsAvailable', 'isLastLoginAvailable'] as const),
  ],
  compliance: [
    ...(['isUsersAvailable', 'isUserDocumentsAvailable', 'isValidateDocumentsAvailable'] as const),
    ...(['isValidateBankAccountsAvailable', 'isExportUsersAvailable'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly Flag[]>>;
