// Generated from the API by `npm run api:generate`. Do not edit.

import type { FieldRules } from '@guiche/field-rules';

/** The rules of {@link components.schemas.AbandonedCartDto}. */
export const abandonedCartRules = {
  cartId: { kind: 'text', min: 1, max: 100, optional: true },
  name: { kind: 'text', min: 1, max: 30, optional: true },
  document: { kind: 'text', min: 1, max: 20, optional: true },
  email: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  phone: { kind: 'text', min: 1, max: 20, optional: true },
  cartAmt: { kind: 'cents', min: 0, max: 100000000000, optional: true },
  offerId: { kind: 'text', min: 0, max: 100 },
  utmQuery: { kind: 'text', min: 1, max: 4000, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AcceptedRateDto}. */
export const acceptedRateRules = {
  fee: { kind: 'cents', min: 0, max: 100000000000 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AccessMailReasonDto}. */
export const accessMailReasonRules = {
  email: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AccountingFileRequestDto}. */
export const accountingFileRequestRules = {
  content: {
    kind: 'oneOf',
    values: ['journal', 'sales', 'fees', 'withdrawals', 'anticipations', 'returns', 'balances'],
  },
  from: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  to: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  format: { kind: 'oneOf', values: ['csv', 'json', 'xlsx'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AdjustmentDecisionDto}. */
export const adjustmentDecisionRules = {
  decision: { kind: 'oneOf', values: ['CONFIRM', 'REFUSE'] },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AffiliationTermsDto}. */
export const affiliationTermsRules = {
  mainBasisPoints: { kind: 'basisPoints', min: 0, max: 9000 },
  bumpBasisPoints: { kind: 'basisPoints', min: 0, max: 9000, optional: true },
  upsellBasisPoints: { kind: 'basisPoints', min: 0, max: 9000, optional: true },
  laterBasisPoints: { kind: 'basisPoints', min: 0, max: 9000, optional: true },
  base: { kind: 'oneOf', values: ['NET', 'GROSS'], optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AnticipationDecisionDto}. */
export const anticipationDecisionRules = {
  action: { kind: 'oneOf', values: ['approve', 'refuse', 'changeRate'] },
  reason: { kind: 'text', min: 3, max: 500 },
  feeBps: { kind: 'basisPoints', min: 0, max: 5000, optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AnticipationSettingsDto}. */
export const anticipationSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  anticipationsEnabled: { kind: 'boolean' },
  anticipationLimitBps: { kind: 'basisPoints', min: 0, max: 10000 },
  anticipationFeeBps: { kind: 'basisPoints', min: 0, max: 5000 },
  anticipationMinAmount: { kind: 'cents', min: 1, max: 100000000 },
  anticipationPreApproveLimit: { kind: 'cents', min: 0, max: 100000000000 },
  anticipationFourEyesFrom: { kind: 'cents', min: 0, max: 100000000000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ApprovedAnticipationsDto}. */
export const approvedAnticipationsRules = {
  ids: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 100, optional: true },
  query: { kind: 'text', min: 1, max: 2000, optional: true },
  count: { kind: 'integer', min: 1, max: 1000 },
  reason: { kind: 'text', min: 3, max: 1000 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ApprovedWithdrawalsDto}. */
export const approvedWithdrawalsRules = {
  ids: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 100, optional: true },
  query: { kind: 'text', min: 1, max: 2000, optional: true },
  count: { kind: 'integer', min: 1, max: 1000 },
  reason: { kind: 'text', min: 3, max: 1000 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AreaEditDto}. */
export const areaEditRules = {
  title: { kind: 'text', min: 1, max: 120 },
  description: { kind: 'text', min: 0, max: 1000, optional: true },
  hasCertificate: { kind: 'boolean' },
  isPublished: { kind: 'boolean' },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AreaProductsDto}. */
export const areaProductsRules = {
  productIds: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 100 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AskAffiliationDto}. */
export const askAffiliationRules = {
  productId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AskProviderDto}. */
export const askProviderRules = { reason: { kind: 'text', min: 3, max: 500 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.AskRefundDto}. */
export const askRefundRules = {
  itemIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 50,
    optional: true,
  },
  reason: { kind: 'oneOf', values: ['REGRET', 'NOT_RECEIVED', 'NOT_AS_DESCRIBED', 'BOUGHT_TWICE', 'OTHER'] },
  details: { kind: 'text', min: 1, max: 1000, optional: true },
  pixKey: { kind: 'text', min: 1, max: 77, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.AskSignInDto}. */
export const askSignInRules = {
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BankAccountDecisionDto}. */
export const bankAccountDecisionRules = {
  status: { kind: 'oneOf', values: ['ACTIVE', 'REJECTED', 'BLOCKED'] },
  reason: { kind: 'text', min: 3, max: 500 },
  seen: { kind: 'oneOf', values: ['PENDING', 'ACTIVE', 'REJECTED', 'BLOCKED'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BeginRefundDto}. */
export const beginRefundRules = {
  email: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  document: { kind: 'text', min: 1, max: 20, optional: true },
  reference: { kind: 'text', min: 4, max: 64 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BlockAdministratorDto}. */
export const blockAdministratorRules = {
  blocked: { kind: 'boolean' },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BlockBuyerDto}. */
export const blockBuyerRules = { reason: { kind: 'text', min: 3, max: 500 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.BlockNetworkDto}. */
export const blockNetworkRules = {
  network: { kind: 'text', min: 2, max: 50 },
  days: { kind: 'integer', min: 1, max: 365, optional: true },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BlockSellerDto}. */
export const blockSellerRules = {
  blocked: { kind: 'boolean' },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BlockTypedBuyerDto}. */
export const blockTypedBuyerRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  buyer: { kind: 'text', min: 3, max: 254 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BrandCostsDto}. */
export const brandCostsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  basedOn: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  cardBasisPoints: { kind: 'list', of: { kind: 'basisPoints', min: 0, max: 10000 }, maxItems: 12 },
  cardFixed: { kind: 'list', of: { kind: 'cents', min: 0, max: 100000000 }, maxItems: 12 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BrandPictureUploadDto}. */
export const brandPictureUploadRules = {
  picture: { kind: 'oneOf', values: ['logoUrl', 'logoDarkUrl', 'faviconUrl', 'signInImageUrl'] },
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
  reason: { kind: 'text', min: 3, max: 200 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BulkActionDto}. */
export const bulkActionRules = {
  ids: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 100, optional: true },
  query: { kind: 'text', min: 1, max: 2000, optional: true },
  count: { kind: 'integer', min: 1, max: 1000 },
  reason: { kind: 'text', min: 3, max: 1000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.BumpSettingsEditDto}. */
export const bumpSettingsEditRules = {
  ownTitle: { kind: 'text', min: 1, max: 80, optional: true },
  text: { kind: 'text', min: 1, max: 200, optional: true },
  withPix: { kind: 'boolean' },
  withCard: { kind: 'boolean' },
  withBillet: { kind: 'boolean' },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CardTokenDto}. */
export const cardTokenRules = {
  offerId: { kind: 'text', min: 0, max: 100 },
  token: { kind: 'text', min: 0, max: 8000, optional: true },
  cvv: { kind: 'text', min: 3, max: 4, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ChangePlatformDto}. */
export const changePlatformRules = {
  platform: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ChangedFunctionaryDto}. */
export const changedFunctionaryRules = {
  name: { kind: 'text', min: 2, max: 120 },
  flags: {
    kind: 'list',
    of: {
      kind: 'oneOf',
      values: [
        'isDashboardAvailable',
        'isUsersAvailable',
        'isFunctionariesAvailable',
        'isManagersAvailable',
        'isProductsAvailable',
        'isAccountingAvailable',
        'isSalesAvailable',
        'isUserRevenueAvailable',
        'isUserProfitAvailable',
        'isNegativeUsersAvailable',
        'isGaranteeReleaseAvailable',
        'isSubscriptionsAvailable',
        'isLastLoginAvailable',
        'isWithdrawsAvailable',
        'isWithdrawsManagerAvailable',
        'isAntecipationsAvailable',
        'isValidateDocumentsAvailable',
        'isValidateBankAccountsAvailable',
        'isWithdrawsRequestUsersAvailable',
        'isWithdrawsRequestManagersAvailable',
        'isConfigAvailable',
        'isNotificationsAvailable',
        'isChargesAvailable',
        'isUsersLoginAvailable',
        'isExportUsersAvailable',
        'isUserAdvancedOptionsAvailable',
        'isUserDocumentsAvailable',
      ],
    },
    maxItems: 50,
  },
  blocked: { kind: 'boolean' },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ChangedGatewayAccountDto}. */
export const changedGatewayAccountRules = {
  name: { kind: 'text', min: 2, max: 100 },
  baseAddress: { kind: 'text', min: 1, max: 300 },
  accountsBaseAddress: { kind: 'text', min: 1, max: 300, optional: true },
  loginBaseAddress: { kind: 'text', min: 1, max: 300, optional: true },
  acceptsUnverified: { kind: 'boolean' },
  active: { kind: 'boolean' },
  draining: { kind: 'boolean' },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ChangedManagerDto}. */
export const changedManagerRules = {
  name: { kind: 'text', min: 2, max: 120 },
  code: { kind: 'text', min: 3, max: 20, pattern: '^[A-Za-z0-9]+$' },
  blocked: { kind: 'boolean' },
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ChangedMemberDto}. */
export const changedMemberRules = {
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  role: { kind: 'oneOf', values: ['ADMIN', 'FINANCE', 'SUPPORT', 'READER'] },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ChargeDecisionDto}. */
export const chargeDecisionRules = {
  action: {
    kind: 'oneOf',
    values: [
      'SEND',
      'FROM_BALANCE',
      'FROM_BALANCE_OR_DEBT',
      'PAID_BY_HAND',
      'DISCOUNT',
      'CANCEL',
      'PROPOSE_WRITE_OFF',
      'WRITE_OFF',
      'REFUSE_WRITE_OFF',
    ],
  },
  reason: { kind: 'text', min: 3, max: 500 },
  amount: { kind: 'cents', min: 1, max: 100000000000, optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutAccountDto}. */
export const checkoutAccountRules = {
  sellerName: { kind: 'text', min: 1, max: 60, optional: true },
  supportEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  supportPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  legalText: { kind: 'text', min: 1, max: 600, optional: true },
  locale: { kind: 'oneOf', values: ['pt-BR', 'en-US', 'es-ES'], optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutBannersDto}. */
export const checkoutBannersRules = {
  enabledBannerText: { kind: 'boolean' },
  bannerText: { kind: 'text', min: 1, max: 240, optional: true },
  bannerTextColor: {
    kind: 'text',
    min: 1,
    max: 7,
    pattern: '#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})',
    optional: true,
  },
  bannerTextBackgroundColor: {
    kind: 'text',
    min: 1,
    max: 7,
    pattern: '#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})',
    optional: true,
  },
  isCountdownShown: { kind: 'boolean' },
  countdownMinutes: { kind: 'integer', min: 1, max: 1440, optional: true },
  countdownEndText: { kind: 'text', min: 1, max: 160, optional: true },
  chatPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  chatMessage: { kind: 'text', min: 1, max: 200, optional: true },
  exitBannerText: { kind: 'text', min: 1, max: 160, optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutImageDto}. */
export const checkoutImageRules = {
  place: { kind: 'oneOf', values: ['logo', 'header', 'header-phone', 'face'] },
  feedbackId: { kind: 'text', min: 1, max: 60, optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutImageUploadDto}. */
export const checkoutImageUploadRules = {
  place: { kind: 'oneOf', values: ['logo', 'header', 'header-phone', 'face'] },
  feedbackId: { kind: 'text', min: 1, max: 60, optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutNameDto}. */
export const checkoutNameRules = {
  name: { kind: 'text', min: 2, max: 60 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutOfOfferDto}. */
export const checkoutOfOfferRules = {
  checkoutId: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutPreviewDto}. */
export const checkoutPreviewRules = {
  number: { kind: 'integer', min: 1, max: 9007199254740991, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutRedirectionDto}. */
export const checkoutRedirectionRules = {
  backRedirect: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  thankYouPixUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  thankYouCardUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  thankYouBilletUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  expiredLinkUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutRestoreDto}. */
export const checkoutRestoreRules = {
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  number: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutSeenDto}. */
export const checkoutSeenRules = {
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutSettingsDto}. */
export const checkoutSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  trackingNeedsConsent: { kind: 'boolean' },
  cartHeadingHidden: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutTestEndDto}. */
export const checkoutTestEndRules = {
  winner: { kind: 'oneOf', values: ['A', 'B'], optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CheckoutVisualsDto}. */
export const checkoutVisualsRules = {
  template: { kind: 'oneOf', values: ['DEFAULT', 'DROPSHIPPING', 'VEGA'] },
  colorPrimary: { kind: 'text', min: 1, max: 7, pattern: '#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})', optional: true },
  isSecureNoteShown: { kind: 'boolean' },
  areFeedbacksShown: { kind: 'boolean' },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ClearStaffAddressesDto}. */
export const clearStaffAddressesRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ClientCertificateDto}. */
export const clientCertificateRules = {
  pfx: { kind: 'text', min: 1, max: 60000 },
  passphrase: { kind: 'text', min: 0, max: 500, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CoProductionTermsDto}. */
export const coProductionTermsRules = {
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  mainBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  bumpBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  upsellBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  laterBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  base: { kind: 'oneOf', values: ['REST', 'NET'], optional: true },
  until: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CompanyChangeDto}. */
export const companyChangeRules = {
  tradeName: { kind: 'text', min: 2, max: 120, optional: true },
  address: { kind: 'text', min: 1, max: 300, optional: true },
  supportEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  supportPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  version: { kind: 'integer', min: 0, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CompanySettingsDto}. */
export const companySettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  legalName: { kind: 'text', min: 2, max: 200, optional: true },
  document: { kind: 'text', min: 1, max: 18, format: 'document', optional: true },
  legalAddress: { kind: 'text', min: 1, max: 500, optional: true },
  supportEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  supportPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  termsUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '^(https:\\/\\/[^\\s]+|\\/(?!\\/)[^\\s\\\\]*)$',
    optional: true,
  },
  privacyUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '^(https:\\/\\/[^\\s]+|\\/(?!\\/)[^\\s\\\\]*)$',
    optional: true,
  },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ConfirmRegistrationDto}. */
export const confirmRegistrationRules = {
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
  code: { kind: 'text', min: 6, max: 10 },
  registration: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ConfirmSecondFactorDto}. */
export const confirmSecondFactorRules = {
  code: { kind: 'text', min: 6, max: 40 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ContractProofDto}. */
export const contractProofRules = {
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CouponEditDto}. */
export const couponEditRules = {
  code: { kind: 'text', min: 3, max: 30, pattern: '[A-Za-z0-9_-]+' },
  kind: { kind: 'oneOf', values: ['PERCENT', 'AMOUNT'] },
  percent: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  amount: { kind: 'cents', min: 0, max: 5000000, optional: true },
  currency: { kind: 'oneOf', values: ['BRL', 'USD', 'EUR', 'MXN'], optional: true },
  productIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 100,
    optional: true,
  },
  offerIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 100,
    optional: true,
  },
  methods: { kind: 'list', of: { kind: 'oneOf', values: ['PIX', 'CREDIT_CARD', 'BILLET'] }, maxItems: 3 },
  cycles: { kind: 'oneOf', values: ['FIRST', 'ALL'], optional: true },
  validFrom: { kind: 'text', min: 1, max: 30, pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z', optional: true },
  validUntil: { kind: 'text', min: 1, max: 30, pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z', optional: true },
  maxUses: { kind: 'integer', min: 1, max: 1000000, optional: true },
  maxUsesPerBuyer: { kind: 'integer', min: 1, max: 1000, optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CouponTermsDto}. */
export const couponTermsRules = {
  code: { kind: 'text', min: 3, max: 30, pattern: '[A-Za-z0-9_-]+' },
  kind: { kind: 'oneOf', values: ['PERCENT', 'AMOUNT'] },
  percent: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  amount: { kind: 'cents', min: 0, max: 5000000, optional: true },
  currency: { kind: 'oneOf', values: ['BRL', 'USD', 'EUR', 'MXN'], optional: true },
  productIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 100,
    optional: true,
  },
  offerIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 100,
    optional: true,
  },
  methods: { kind: 'list', of: { kind: 'oneOf', values: ['PIX', 'CREDIT_CARD', 'BILLET'] }, maxItems: 3 },
  cycles: { kind: 'oneOf', values: ['FIRST', 'ALL'], optional: true },
  validFrom: { kind: 'text', min: 1, max: 30, pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z', optional: true },
  validUntil: { kind: 'text', min: 1, max: 30, pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z', optional: true },
  maxUses: { kind: 'integer', min: 1, max: 1000000, optional: true },
  maxUsesPerBuyer: { kind: 'integer', min: 1, max: 1000, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.CustomizationChangeDto}. */
export const customizationChangeRules = {
  name: { kind: 'text', min: 1, max: 120 },
  logoUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '(https:\\/\\/|\\/(?!\\/))[^\\s"\'<>\\\\]+',
    optional: true,
  },
  logoDarkUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '(https:\\/\\/|\\/(?!\\/))[^\\s"\'<>\\\\]+',
    optional: true,
  },
  faviconUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '(https:\\/\\/|\\/(?!\\/))[^\\s"\'<>\\\\]+',
    optional: true,
  },
  signInImageUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '(https:\\/\\/|\\/(?!\\/))[^\\s"\'<>\\\\]+',
    optional: true,
  },
  accentColor: { kind: 'text', min: 1, max: 7, pattern: '^#[\\dA-Fa-f]{6}$', optional: true },
  mailSenderName: { kind: 'text', min: 1, max: 80, optional: true },
  mailFooter: { kind: 'text', min: 1, max: 300, optional: true },
  supportEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  supportPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  supportUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  termsUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '^(https:\\/\\/[^\\s]+|\\/(?!\\/)[^\\s\\\\]*)$',
    optional: true,
  },
  termsVersion: { kind: 'text', min: 1, max: 40, optional: true },
  privacyUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '^(https:\\/\\/[^\\s]+|\\/(?!\\/)[^\\s\\\\]*)$',
    optional: true,
  },
  greetingPt: { kind: 'text', min: 1, max: 200, optional: true },
  greetingEn: { kind: 'text', min: 1, max: 200, optional: true },
  greetingEs: { kind: 'text', min: 1, max: 200, optional: true },
  hiddenPages: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 80, pattern: '^[a-z\\d/-]+$' },
    maxItems: 50,
  },
  poweredByShown: { kind: 'boolean' },
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DatedFeesDto}. */
export const datedFeesRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  basedOn: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  pixBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  pixFixed: { kind: 'cents', min: 0, max: 100000000 },
  billetBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  billetFixed: { kind: 'cents', min: 0, max: 100000000 },
  cardBasisPoints: { kind: 'list', of: { kind: 'basisPoints', min: 0, max: 10000 }, maxItems: 12 },
  cardFixed: { kind: 'list', of: { kind: 'cents', min: 0, max: 100000000 }, maxItems: 12 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DebtAgreementDto}. */
export const debtAgreementRules = {
  instalments: { kind: 'integer', min: 1, max: 24 },
  firstDueOn: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DebtDecisionDto}. */
export const debtDecisionRules = {
  action: { kind: 'oneOf', values: ['USE_RESERVE', 'PROPOSE_WRITE_OFF', 'WRITE_OFF', 'REFUSE_WRITE_OFF'] },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DecideRefundDto}. */
export const decideRefundRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  granted: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DefenceFileUploadDto}. */
export const defenceFileUploadRules = {
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DefineGatewayDto}. */
export const defineGatewayRules = {
  definition: { kind: 'text', min: 2, max: 60000 },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DeliveryOptionsEditDto}. */
export const deliveryOptionsEditRules = {
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DifferenceDecisionDto}. */
export const differenceDecisionRules = {
  action: { kind: 'oneOf', values: ['ASSIGN', 'EXPLAIN', 'CLOSE', 'COMPARE', 'ACCEPT_COST', 'BOOK_FEE'] },
  reason: { kind: 'text', min: 3, max: 500 },
  ownerId: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DisputeDefenceDto}. */
export const disputeDefenceRules = {
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DisputeEvidenceDto}. */
export const disputeEvidenceRules = {
  text: { kind: 'text', min: 3, max: 4000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DisputeNoticeDto}. */
export const disputeNoticeRules = {
  payment: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  amount: { kind: 'cents', min: 1, max: 100000000000, optional: true },
  reason: { kind: 'text', min: 3, max: 500 },
  providerReference: { kind: 'text', min: 1, max: 100, optional: true },
  dueOn: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DisputeResultDto}. */
export const disputeResultRules = {
  result: { kind: 'oneOf', values: ['WON', 'LOST', 'RETURNED_PART'] },
  amount: { kind: 'cents', min: 1, max: 100000000000, optional: true },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DisputeSettingsDto}. */
export const disputeSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  chargebackDays: { kind: 'integer', min: 1, max: 120 },
  medDays: { kind: 'integer', min: 1, max: 120 },
  chargebackFee: { kind: 'cents', min: 0, max: 100000000 },
  medFee: { kind: 'cents', min: 0, max: 100000000 },
  disputeFeeShared: { kind: 'boolean', optional: true },
  refundFee: { kind: 'cents', min: 0, max: 100000000, optional: true },
  chargebackLimitCount: { kind: 'integer', min: 0, max: 100000, optional: true },
  chargebackLimitBps: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DocumentDecisionDto}. */
export const documentDecisionRules = {
  decision: { kind: 'oneOf', values: ['APPROVE', 'REJECT', 'ASK_AGAIN'] },
  yes: {
    kind: 'list',
    of: {
      kind: 'oneOf',
      values: [
        'wholeInPhoto',
        'legible',
        'valid',
        'samePerson',
        'sameDocument',
        'faceVisible',
        'recent',
        'sameName',
        'complete',
        'registered',
        'sameCompany',
      ],
    },
    maxItems: 11,
  },
  no: {
    kind: 'list',
    of: {
      kind: 'oneOf',
      values: [
        'wholeInPhoto',
        'legible',
        'valid',
        'samePerson',
        'sameDocument',
        'faceVisible',
        'recent',
        'sameName',
        'complete',
        'registered',
        'sameCompany',
      ],
    },
    maxItems: 11,
  },
  reason: { kind: 'text', min: 1, max: 40, optional: true },
  note: { kind: 'text', min: 1, max: 300, optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DocumentRulesDto}. */
export const documentRulesRules = {
  personPhotoDocumentBack: { kind: 'boolean' },
  personPhotoPersonWithDocument: { kind: 'boolean' },
  personAddressProof: { kind: 'boolean' },
  personBalanceSheet: { kind: 'boolean' },
  companyPhotoDocumentBack: { kind: 'boolean' },
  companyPhotoPersonWithDocument: { kind: 'boolean' },
  companyAddressProof: { kind: 'boolean' },
  companyBalanceSheet: { kind: 'boolean' },
  companyPhotoDocumentSocialContract: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DocumentSettingsDto}. */
export const documentSettingsRules = {
  personPhotoDocumentBack: { kind: 'boolean' },
  personPhotoPersonWithDocument: { kind: 'boolean' },
  personAddressProof: { kind: 'boolean' },
  personBalanceSheet: { kind: 'boolean' },
  companyPhotoDocumentBack: { kind: 'boolean' },
  companyPhotoPersonWithDocument: { kind: 'boolean' },
  companyAddressProof: { kind: 'boolean' },
  companyBalanceSheet: { kind: 'boolean' },
  companyPhotoDocumentSocialContract: { kind: 'boolean' },
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DocumentUploadDto}. */
export const documentUploadRules = {
  kind: {
    kind: 'oneOf',
    values: [
      'photoDocument',
      'photoDocumentBack',
      'photoPersonWithDocument',
      'addressProof',
      'balanceSheet',
      'photoDocumentSocialContract',
    ],
  },
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DomainDecisionDto}. */
export const domainDecisionRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 20, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.DownloadDto}. */
export const downloadRules = {
  itemId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.EndRefundDto}. */
export const endRefundRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  returned: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.EndSessionsDto}. */
export const endSessionsRules = {
  all: { kind: 'boolean' },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ExportRequestDto}. */
export const exportRequestRules = {
  list: { kind: 'text', min: 1, max: 60 },
  query: { kind: 'text', min: 1, max: 2000, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.FeeSettingsDto}. */
export const feeSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  feesOwn: { kind: 'boolean', optional: true },
  pixBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  pixFixed: { kind: 'cents', min: 0, max: 100000000 },
  billetBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  billetFixed: { kind: 'cents', min: 0, max: 100000000 },
  cardBasisPoints: { kind: 'list', of: { kind: 'basisPoints', min: 0, max: 10000 }, maxItems: 12 },
  cardFixed: { kind: 'list', of: { kind: 'cents', min: 0, max: 100000000 }, maxItems: 12 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.FeedbackEditDto}. */
export const feedbackEditRules = {
  title: { kind: 'text', min: 2, max: 80 },
  description: { kind: 'text', min: 2, max: 400 },
  stars: { kind: 'oneOf', values: ['1', '2', '3', '4', '5'] },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.FeedbackOrderDto}. */
export const feedbackOrderRules = {
  ids: { kind: 'list', of: { kind: 'text', min: 1, max: 60 }, maxItems: 12 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.FileOrderDto}. */
export const fileOrderRules = {
  fileIds: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 30 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.FindRefundDto}. */
export const findRefundRules = {
  protocol: { kind: 'text', min: 8, max: 8, pattern: '[0-9A-Fa-f]+' },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.GrantRefundsDto}. */
export const grantRefundsRules = {
  ids: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 100, optional: true },
  query: { kind: 'text', min: 1, max: 2000, optional: true },
  count: { kind: 'integer', min: 1, max: 1000 },
  reason: { kind: 'text', min: 3, max: 1000 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ImpersonationDto}. */
export const impersonationRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.InstallmentSettingsDto}. */
export const installmentSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  numberOfInstallments: { kind: 'integer', min: 1, max: 12 },
  maxInstallmentsWithoutInterest: { kind: 'integer', min: 1, max: 12 },
  minInstallmentValue: { kind: 'cents', min: 0, max: 100000000 },
  feeBasisPoints: { kind: 'list', of: { kind: 'basisPoints', min: 0, max: 10000 }, maxItems: 12 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.InviteCoProducerDto}. */
export const inviteCoProducerRules = {
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  mainBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  bumpBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  upsellBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  laterBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  base: { kind: 'oneOf', values: ['REST', 'NET'], optional: true },
  until: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  productId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.InvoiceDecisionDto}. */
export const invoiceDecisionRules = {
  action: {
    kind: 'oneOf',
    values: ['SEND', 'PAID', 'DISCOUNT', 'CANCEL', 'PROPOSE_WRITE_OFF', 'WRITE_OFF', 'REFUSE_WRITE_OFF'],
  },
  reason: { kind: 'text', min: 3, max: 500 },
  amount: { kind: 'cents', min: 1, max: 100000000000, optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.LanguageSettingsDto}. */
export const languageSettingsRules = {
  languagePortuguese: { kind: 'boolean' },
  languageEnglish: { kind: 'boolean' },
  languageSpanish: { kind: 'boolean' },
  defaultLanguage: { kind: 'oneOf', values: ['pt-BR', 'en-US', 'es-ES'] },
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.LessonEditDto}. */
export const lessonEditRules = {
  moduleId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  title: { kind: 'text', min: 1, max: 120 },
  body: { kind: 'text', min: 0, max: 20000, optional: true },
  videoUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  minutes: { kind: 'integer', min: 1, max: 1000, optional: true },
  opensAfterDays: { kind: 'integer', min: 0, max: 730 },
  isPublished: { kind: 'boolean' },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.LessonFileEditDto}. */
export const lessonFileEditRules = {
  title: { kind: 'text', min: 1, max: 80 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.LessonFileOrderDto}. */
export const lessonFileOrderRules = {
  fileIds: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 20 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.LessonUploadDto}. */
export const lessonUploadRules = {
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ManagerRuleDto}. */
export const managerRuleRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  basedOn: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  base: { kind: 'oneOf', values: ['MARGIN', 'FEE', 'GMV'] },
  basisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  pixBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  cardBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  billetBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  until: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  cap: { kind: 'cents', min: 1, max: 100000000, optional: true },
  months: { kind: 'integer', min: 1, max: 120, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.MethodSettingsDto}. */
export const methodSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  pixEnabled: { kind: 'boolean' },
  creditCardEnabled: { kind: 'boolean' },
  billetEnabled: { kind: 'boolean' },
  blockedCashout: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ModuleEditDto}. */
export const moduleEditRules = {
  title: { kind: 'text', min: 1, max: 120 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.MoveChargeDto}. */
export const moveChargeRules = {
  date: { kind: 'text', min: 1, max: 10, pattern: '\\d{4}-\\d{2}-\\d{2}' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.MoveDto}. */
export const moveRules = {
  id: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  step: { kind: 'oneOf', values: ['up', 'down'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewAccountTestDto}. */
export const newAccountTestRules = {
  requestKey: { kind: 'text', min: 1, max: 36, format: 'uuid' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewAdjustmentDto}. */
export const newAdjustmentRules = {
  seller: { kind: 'text', min: 1, max: 254 },
  direction: { kind: 'oneOf', values: ['CREDIT', 'DEBIT'] },
  amount: { kind: 'cents', min: 1, max: 100000000000 },
  reason: { kind: 'text', min: 3, max: 500 },
  requestKey: { kind: 'text', min: 8, max: 64, pattern: '^[\\w-]+$' },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewAdministratorDto}. */
export const newAdministratorRules = {
  platform: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  name: { kind: 'text', min: 2, max: 120 },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewAnticipationDto}. */
export const newAnticipationRules = {
  amount: { kind: 'cents', min: 1, max: 100000000000 },
  fee: { kind: 'cents', min: 0, max: 100000000000 },
  requestKey: { kind: 'text', min: 8, max: 64, pattern: '^[\\w-]+$' },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewApiKeyDto}. */
export const newApiKeyRules = {
  name: { kind: 'text', min: 2, max: 80 },
  scope: { kind: 'oneOf', values: ['READ', 'WRITE'] },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewAreaDto}. */
export const newAreaRules = { title: { kind: 'text', min: 1, max: 120 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewBankAccountDto}. */
export const newBankAccountRules = {
  kind: { kind: 'oneOf', values: ['BANK', 'PIX'] },
  bankCode: { kind: 'text', min: 1, max: 3, optional: true },
  branchNumber: { kind: 'text', min: 1, max: 5, optional: true },
  branchDigit: { kind: 'text', min: 1, max: 2, optional: true },
  accountNumber: { kind: 'text', min: 1, max: 13, optional: true },
  accountDigit: { kind: 'text', min: 1, max: 2, optional: true },
  accountType: { kind: 'oneOf', values: ['CHECKING', 'SAVINGS'], optional: true },
  pixKey: { kind: 'text', min: 1, max: 254, optional: true },
  pixType: { kind: 'oneOf', values: ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'], optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 20, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewChargesDto}. */
export const newChargesRules = {
  sellers: { kind: 'text', min: 1, max: 2000 },
  kind: {
    kind: 'oneOf',
    values: ['PLAN', 'SET_UP', 'NEGATIVE_BALANCE', 'CHARGEBACK_FEE', 'FINE', 'CUSTOM_DOMAIN', 'SERVICES'],
  },
  reference: { kind: 'text', min: 1, max: 80 },
  amount: { kind: 'cents', min: 1, max: 100000000000 },
  dueOn: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  note: { kind: 'text', min: 1, max: 500, optional: true },
  requestKey: { kind: 'text', min: 8, max: 64, pattern: '^[\\w-]+$' },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewCheckoutDto}. */
export const newCheckoutRules = {
  name: { kind: 'text', min: 2, max: 60 },
  likeId: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewCheckoutLinkDto}. */
export const newCheckoutLinkRules = {
  offerId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  name: { kind: 'text', min: 2, max: 80 },
  quantity: { kind: 'integer', min: 1, max: 100, optional: true },
  buyerName: { kind: 'text', min: 4, max: 30, optional: true },
  buyerEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  buyerPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  buyerCpf: { kind: 'text', min: 1, max: 18, format: 'cpf', optional: true },
  coupon: { kind: 'text', min: 1, max: 30, optional: true },
  method: { kind: 'oneOf', values: ['PIX', 'CREDIT_CARD', 'BILLET'], optional: true },
  affiliateId: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  expiresAt: { kind: 'text', min: 1, max: 30, pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z', optional: true },
  maxUses: { kind: 'integer', min: 1, max: 1000000, optional: true },
  utmSource: { kind: 'text', min: 1, max: 100, optional: true },
  utmMedium: { kind: 'text', min: 1, max: 100, optional: true },
  utmCampaign: { kind: 'text', min: 1, max: 100, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewCheckoutTestDto}. */
export const newCheckoutTestRules = {
  checkoutId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewDomainDto}. */
export const newDomainRules = {
  host: { kind: 'text', min: 4, max: 253 },
  use: { kind: 'oneOf', values: ['CHECKOUT', 'PANEL', 'MEMBERS', 'SHORT_LINKS'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewFunctionaryDto}. */
export const newFunctionaryRules = {
  name: { kind: 'text', min: 2, max: 120 },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
  flags: {
    kind: 'list',
    of: {
      kind: 'oneOf',
      values: [
        'isDashboardAvailable',
        'isUsersAvailable',
        'isFunctionariesAvailable',
        'isManagersAvailable',
        'isProductsAvailable',
        'isAccountingAvailable',
        'isSalesAvailable',
        'isUserRevenueAvailable',
        'isUserProfitAvailable',
        'isNegativeUsersAvailable',
        'isGaranteeReleaseAvailable',
        'isSubscriptionsAvailable',
        'isLastLoginAvailable',
        'isWithdrawsAvailable',
        'isWithdrawsManagerAvailable',
        'isAntecipationsAvailable',
        'isValidateDocumentsAvailable',
        'isValidateBankAccountsAvailable',
        'isWithdrawsRequestUsersAvailable',
        'isWithdrawsRequestManagersAvailable',
        'isConfigAvailable',
        'isNotificationsAvailable',
        'isChargesAvailable',
        'isUsersLoginAvailable',
        'isExportUsersAvailable',
        'isUserAdvancedOptionsAvailable',
        'isUserDocumentsAvailable',
      ],
    },
    maxItems: 50,
  },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewGatewayAccountDto}. */
export const newGatewayAccountRules = {
  name: { kind: 'text', min: 2, max: 100 },
  baseAddress: { kind: 'text', min: 1, max: 300 },
  accountsBaseAddress: { kind: 'text', min: 1, max: 300, optional: true },
  loginBaseAddress: { kind: 'text', min: 1, max: 300, optional: true },
  acceptsUnverified: { kind: 'boolean' },
  provider: { kind: 'text', min: 1, max: 60 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewInvoiceDto}. */
export const newInvoiceRules = {
  platform: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  kind: { kind: 'oneOf', values: ['SET_UP', 'FINE', 'CUSTOM_DOMAIN', 'SERVICES'] },
  reference: { kind: 'text', min: 1, max: 80 },
  amount: { kind: 'cents', min: 1, max: 100000000000 },
  dueOn: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  note: { kind: 'text', min: 1, max: 500, optional: true },
  requestKey: { kind: 'text', min: 8, max: 64, pattern: '^[\\w-]+$' },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewLessonDto}. */
export const newLessonRules = {
  moduleId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  title: { kind: 'text', min: 1, max: 120 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewManagerDto}. */
export const newManagerRules = {
  name: { kind: 'text', min: 2, max: 120 },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
  code: { kind: 'text', min: 3, max: 20, pattern: '^[A-Za-z0-9]+$' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewMemberDto}. */
export const newMemberRules = {
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  name: { kind: 'text', min: 2, max: 120 },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
  role: { kind: 'oneOf', values: ['ADMIN', 'FINANCE', 'SUPPORT', 'READER'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewMessageDto}. */
export const newMessageRules = {
  message: { kind: 'text', min: 3, max: 2000, pattern: '[^\\0]*[^\\s\\0][^\\0]*' },
  requestKey: { kind: 'text', min: 1, max: 36, format: 'uuid' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewModuleDto}. */
export const newModuleRules = { title: { kind: 'text', min: 1, max: 120 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewNoteDto}. */
export const newNoteRules = { note: { kind: 'text', min: 3, max: 2000 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewOfferDto}. */
export const newOfferRules = {
  type: { kind: 'oneOf', values: ['ONE_TIME', 'SUBSCRIPTION'] },
  price: { kind: 'cents', min: 100, max: 5000000 },
  fakePrice: { kind: 'cents', min: 100, max: 5000000, optional: true },
  currency: { kind: 'oneOf', values: ['BRL', 'EUR', 'USD', 'MXN'], optional: true },
  recurrencePrice: { kind: 'cents', min: 100, max: 5000000, optional: true },
  frequencyInDays: { kind: 'oneOf', values: ['7', '15', '30', '60', '90', '365'], optional: true },
  trialDays: { kind: 'integer', min: 1, max: 365, optional: true },
  cycleLimit: { kind: 'integer', min: 1, max: 120, optional: true },
  fretePrice: { kind: 'cents', min: 0, max: 1000000, optional: true },
  pixEnabled: { kind: 'boolean' },
  creditCardEnabled: { kind: 'boolean' },
  billetEnabled: { kind: 'boolean' },
  requiredDocument: { kind: 'boolean', optional: true },
  requiredDocumentAndPhone: { kind: 'boolean', optional: true },
  maxInstallments: { kind: 'integer', min: 1, max: 12, optional: true },
  interestFreeInstallments: { kind: 'integer', min: 1, max: 12, optional: true },
  pixExpiresMinutes: { kind: 'integer', min: 5, max: 10080, optional: true },
  billetDays: { kind: 'integer', min: 1, max: 30, optional: true },
  quantityLimit: { kind: 'integer', min: 1, max: 1000000, optional: true },
  availableFrom: { kind: 'text', min: 1, max: 30, pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z', optional: true },
  availableUntil: {
    kind: 'text',
    min: 1,
    max: 30,
    pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z',
    optional: true,
  },
  template: { kind: 'oneOf', values: ['DEFAULT', 'DROPSHIPPING', 'VEGA'], optional: true },
  title: { kind: 'text', min: 3, max: 120 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewPasskeyDto}. */
export const newPasskeyRules = {
  name: { kind: 'text', min: 1, max: 60 },
  challenge: { kind: 'text', min: 1, max: 100 },
  passkey: { kind: 'text', min: 1, max: 16000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewPixelDto}. */
export const newPixelRules = {
  label: { kind: 'text', min: 1, max: 80, optional: true },
  token: { kind: 'text', min: 1, max: 1000, optional: true },
  isActive: { kind: 'boolean' },
  needsConsent: { kind: 'boolean' },
  type: { kind: 'oneOf', values: ['FACEBOOK', 'GOOGLE_ADS', 'GOOGLE_ANALYTICS', 'TIKTOK', 'KWAI'] },
  pixelId: { kind: 'text', min: 3, max: 40, pattern: '^[A-Za-z0-9_-]+$' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewPlatformDto}. */
export const newPlatformRules = {
  name: { kind: 'text', min: 2, max: 120 },
  host: { kind: 'text', min: 3, max: 253 },
  administratorName: { kind: 'text', min: 2, max: 120 },
  administratorEmail: { kind: 'text', min: 1, max: 254, format: 'email' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewProductDto}. */
export const newProductRules = {
  name: { kind: 'text', min: 3, max: 120 },
  description: { kind: 'text', min: 1, max: 5000, optional: true },
  category: {
    kind: 'oneOf',
    values: [
      'health',
      'finance',
      'business',
      'marketing',
      'technology',
      'programming',
      'design',
      'languages',
      'education',
      'career',
      'relationships',
      'spirituality',
      'cooking',
      'fashion',
      'beauty',
      'sports',
      'music',
      'photography',
      'games',
      'pets',
      'home',
      'electronics',
      'other',
    ],
    optional: true,
  },
  salesPageUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  supportEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  supportPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  termsUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  guaranteeDays: { kind: 'oneOf', values: ['7', '14', '21', '30'], optional: true },
  affiliateCookieDays: { kind: 'oneOf', values: ['60', '90', '180', '0'], optional: true },
  softDescriptor: { kind: 'text', min: 1, max: 13, pattern: '[A-Za-z0-9 ]+', optional: true },
  accessAddress: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  abandonedCartEnabled: { kind: 'boolean', optional: true },
  stock: { kind: 'integer', min: 0, max: 1000000, optional: true },
  weightGrams: { kind: 'integer', min: 1, max: 1000000, optional: true },
  lengthCm: { kind: 'integer', min: 1, max: 1000, optional: true },
  widthCm: { kind: 'integer', min: 1, max: 1000, optional: true },
  heightCm: { kind: 'integer', min: 1, max: 1000, optional: true },
  type: { kind: 'oneOf', values: ['DIGITAL', 'FISICO'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewProductPixelDto}. */
export const newProductPixelRules = {
  label: { kind: 'text', min: 1, max: 80, optional: true },
  token: { kind: 'text', min: 1, max: 1000, optional: true },
  isActive: { kind: 'boolean' },
  needsConsent: { kind: 'boolean' },
  events: {
    kind: 'list',
    of: { kind: 'oneOf', values: ['PAGE_VIEW', 'INITIATE_CHECKOUT', 'ADD_PAYMENT_INFO', 'PURCHASE'] },
    maxItems: 4,
  },
  purchaseOn: { kind: 'oneOf', values: ['APPROVED', 'GENERATED'] },
  valueSent: { kind: 'oneOf', values: ['PRODUCT', 'TOTAL'] },
  type: { kind: 'oneOf', values: ['FACEBOOK', 'GOOGLE_ADS', 'GOOGLE_ANALYTICS', 'TIKTOK', 'KWAI'] },
  pixelId: { kind: 'text', min: 3, max: 40, pattern: '^[A-Za-z0-9_-]+$' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewReceiverDto}. */
export const newReceiverRules = {
  gatewayAccountId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  bankAccountId: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  description: { kind: 'text', min: 3, max: 120 },
  zipcode: { kind: 'text', min: 1, max: 9, format: 'postcode' },
  street: { kind: 'text', min: 1, max: 120 },
  number: { kind: 'text', min: 1, max: 20 },
  complement: { kind: 'text', min: 1, max: 60, optional: true },
  district: { kind: 'text', min: 1, max: 80 },
  city: { kind: 'text', min: 1, max: 80 },
  state: {
    kind: 'oneOf',
    values: [
      'AC',
      'AL',
      'AP',
      'AM',
      'BA',
      'CE',
      'DF',
      'ES',
      'GO',
      'MA',
      'MT',
      'MS',
      'MG',
      'PA',
      'PB',
      'PR',
      'PE',
      'PI',
      'RJ',
      'RN',
      'RS',
      'RO',
      'RR',
      'SC',
      'SP',
      'SE',
      'TO',
    ],
  },
  phone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  monthlyRevenue: { kind: 'cents', min: 1, max: 100000000000, optional: true },
  birthDate: {
    kind: 'text',
    min: 1,
    max: 10,
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    optional: true,
  },
  occupation: { kind: 'text', min: 1, max: 80, optional: true },
  tradingName: { kind: 'text', min: 1, max: 120, optional: true },
  partnerName: { kind: 'text', min: 1, max: 120, optional: true },
  partnerDocument: { kind: 'text', min: 1, max: 18, format: 'cpf', optional: true },
  partnerEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  partnerPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  partnerBirthDate: {
    kind: 'text',
    min: 1,
    max: 10,
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    optional: true,
  },
  partnerIncome: { kind: 'cents', min: 1, max: 100000000000, optional: true },
  partnerOccupation: { kind: 'text', min: 1, max: 80, optional: true },
  partnerIsRepresentative: { kind: 'boolean', optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewSaleNoteDto}. */
export const newSaleNoteRules = {
  id: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  note: { kind: 'text', min: 3, max: 2000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewSavedViewDto}. */
export const newSavedViewRules = {
  list: { kind: 'text', min: 1, max: 60 },
  name: { kind: 'text', min: 1, max: 60 },
  query: { kind: 'text', min: 1, max: 2000, optional: true },
  isDefault: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewShipmentDto}. */
export const newShipmentRules = {
  carrier: { kind: 'text', min: 2, max: 60 },
  trackingCode: { kind: 'text', min: 5, max: 60, pattern: '[A-Za-z0-9 .-]+' },
  trackingUrl: { kind: 'text', min: 1, max: 400, format: 'httpsUrl', optional: true },
  itemIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 50,
    optional: true,
  },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NewWithdrawalDto}. */
export const newWithdrawalRules = {
  amount: { kind: 'cents', min: 1, max: 100000000000 },
  destination: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  requestKey: { kind: 'text', min: 8, max: 64, pattern: '^[\\w-]+$' },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.NotificationsChangeDto}. */
export const notificationsChangeRules = {
  onBuyApproved: { kind: 'oneOf', values: ['NONE', 'EMAIL'] },
  onPixCreated: { kind: 'oneOf', values: ['NONE', 'EMAIL'] },
  onAbandonedCart: { kind: 'oneOf', values: ['NONE', 'EMAIL'] },
  onRefound: { kind: 'oneOf', values: ['NONE', 'EMAIL'] },
  onChargeback: { kind: 'oneOf', values: ['NONE', 'EMAIL'] },
  onProductShipping: { kind: 'oneOf', values: ['NONE', 'EMAIL'] },
  onProductDigital: { kind: 'oneOf', values: ['NONE', 'EMAIL'] },
  version: { kind: 'integer', min: 0, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.OfferEditDto}. */
export const offerEditRules = {
  type: { kind: 'oneOf', values: ['ONE_TIME', 'SUBSCRIPTION'] },
  price: { kind: 'cents', min: 100, max: 5000000 },
  fakePrice: { kind: 'cents', min: 100, max: 5000000, optional: true },
  currency: { kind: 'oneOf', values: ['BRL', 'EUR', 'USD', 'MXN'], optional: true },
  recurrencePrice: { kind: 'cents', min: 100, max: 5000000, optional: true },
  frequencyInDays: { kind: 'oneOf', values: ['7', '15', '30', '60', '90', '365'], optional: true },
  trialDays: { kind: 'integer', min: 1, max: 365, optional: true },
  cycleLimit: { kind: 'integer', min: 1, max: 120, optional: true },
  fretePrice: { kind: 'cents', min: 0, max: 1000000, optional: true },
  pixEnabled: { kind: 'boolean' },
  creditCardEnabled: { kind: 'boolean' },
  billetEnabled: { kind: 'boolean' },
  requiredDocument: { kind: 'boolean', optional: true },
  requiredDocumentAndPhone: { kind: 'boolean', optional: true },
  maxInstallments: { kind: 'integer', min: 1, max: 12, optional: true },
  interestFreeInstallments: { kind: 'integer', min: 1, max: 12, optional: true },
  pixExpiresMinutes: { kind: 'integer', min: 5, max: 10080, optional: true },
  billetDays: { kind: 'integer', min: 1, max: 30, optional: true },
  quantityLimit: { kind: 'integer', min: 1, max: 1000000, optional: true },
  availableFrom: { kind: 'text', min: 1, max: 30, pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z', optional: true },
  availableUntil: {
    kind: 'text',
    min: 1,
    max: 30,
    pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z',
    optional: true,
  },
  template: { kind: 'oneOf', values: ['DEFAULT', 'DROPSHIPPING', 'VEGA'], optional: true },
  title: { kind: 'text', min: 3, max: 120 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.OrderBumpsEditDto}. */
export const orderBumpsEditRules = {
  offerIds: { kind: 'list', of: { kind: 'text', min: 1, max: 36, format: 'uuid' }, maxItems: 5 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.OwnAccessMailDto}. */
export const ownAccessMailRules = {
  email: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.OwnPasswordDto}. */
export const ownPasswordRules = {
  password: { kind: 'text', min: 1, max: 1000 },
  code: { kind: 'text', min: 6, max: 40, optional: true },
  newPassword: { kind: 'text', min: 1, max: 1000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.OwnRefundDto}. */
export const ownRefundRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  itemIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 50,
    optional: true,
  },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PasskeyChallengeRequestDto}. */
export const passkeyChallengeRequestRules = {
  area: { kind: 'oneOf', values: ['seller', 'customer', 'admin', 'manager', 'master'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PasskeySignInDto}. */
export const passkeySignInRules = {
  areas: {
    kind: 'list',
    of: { kind: 'oneOf', values: ['seller', 'customer', 'admin', 'manager', 'master'] },
    maxItems: 2,
  },
  challenge: { kind: 'text', min: 1, max: 100 },
  passkey: { kind: 'text', min: 1, max: 16000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PasswordRecoveryDto}. */
export const passwordRecoveryRules = {
  area: { kind: 'oneOf', values: ['seller', 'customer', 'admin', 'manager', 'master'] },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PixelChangeDto}. */
export const pixelChangeRules = {
  label: { kind: 'text', min: 1, max: 80, optional: true },
  token: { kind: 'text', min: 1, max: 1000, optional: true },
  isActive: { kind: 'boolean' },
  needsConsent: { kind: 'boolean' },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PlatformDataDto}. */
export const platformDataRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  name: { kind: 'text', min: 2, max: 120 },
  legalName: { kind: 'text', min: 2, max: 200, optional: true },
  document: { kind: 'text', min: 1, max: 18, format: 'document', optional: true },
  legalAddress: { kind: 'text', min: 1, max: 500, optional: true },
  supportEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  supportPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  termsUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '^(https:\\/\\/[^\\s]+|\\/(?!\\/)[^\\s\\\\]*)$',
    optional: true,
  },
  privacyUrl: {
    kind: 'text',
    min: 1,
    max: 500,
    pattern: '^(https:\\/\\/[^\\s]+|\\/(?!\\/)[^\\s\\\\]*)$',
    optional: true,
  },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PlatformEntryDto}. */
export const platformEntryRules = { token: { kind: 'text', min: 1, max: 100 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.PlatformGatewaysDto}. */
export const platformGatewaysRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  all: { kind: 'boolean' },
  gateways: { kind: 'list', of: { kind: 'text', min: 1, max: 60 }, maxItems: 200 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PlatformLimitsDto}. */
export const platformLimitsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PlatformPermissionsDto}. */
export const platformPermissionsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  pixEnabled: { kind: 'boolean' },
  creditCardEnabled: { kind: 'boolean' },
  billetEnabled: { kind: 'boolean' },
  blockedCashout: { kind: 'boolean' },
  defaultReceiverId: { kind: 'text', min: 1, max: 120, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PlatformSecretDto}. */
export const platformSecretRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  name: { kind: 'oneOf', values: ['privateKey', 'certCashInUrl', 'certCashOutUrl'] },
  step: { kind: 'oneOf', values: ['add', 'use', 'remove', 'removeOnly'] },
  value: { kind: 'text', min: 0, max: 20000, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PlatformStatusDto}. */
export const platformStatusRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  status: { kind: 'oneOf', values: ['TRIAL', 'ACTIVE', 'SUSPENDED', 'CLOSED'] },
  trialEndsOn: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PreparePasskeyDto}. */
export const preparePasskeyRules = {
  password: { kind: 'text', min: 1, max: 1000 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PrepareSecondFactorDto}. */
export const prepareSecondFactorRules = {
  password: { kind: 'text', min: 1, max: 1000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductCopyDto}. */
export const productCopyRules = { name: { kind: 'text', min: 3, max: 120 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductDecisionDto}. */
export const productDecisionRules = {
  decision: { kind: 'oneOf', values: ['approve', 'refuse', 'block', 'unblock'] },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductEditDto}. */
export const productEditRules = {
  name: { kind: 'text', min: 3, max: 120 },
  description: { kind: 'text', min: 1, max: 5000, optional: true },
  category: {
    kind: 'oneOf',
    values: [
      'health',
      'finance',
      'business',
      'marketing',
      'technology',
      'programming',
      'design',
      'languages',
      'education',
      'career',
      'relationships',
      'spirituality',
      'cooking',
      'fashion',
      'beauty',
      'sports',
      'music',
      'photography',
      'games',
      'pets',
      'home',
      'electronics',
      'other',
    ],
    optional: true,
  },
  salesPageUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  supportEmail: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  supportPhone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  termsUrl: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  guaranteeDays: { kind: 'oneOf', values: ['7', '14', '21', '30'], optional: true },
  affiliateCookieDays: { kind: 'oneOf', values: ['60', '90', '180', '0'], optional: true },
  softDescriptor: { kind: 'text', min: 1, max: 13, pattern: '[A-Za-z0-9 ]+', optional: true },
  accessAddress: { kind: 'text', min: 1, max: 500, format: 'httpsUrl', optional: true },
  abandonedCartEnabled: { kind: 'boolean', optional: true },
  stock: { kind: 'integer', min: 0, max: 1000000, optional: true },
  weightGrams: { kind: 'integer', min: 1, max: 1000000, optional: true },
  lengthCm: { kind: 'integer', min: 1, max: 1000, optional: true },
  widthCm: { kind: 'integer', min: 1, max: 1000, optional: true },
  heightCm: { kind: 'integer', min: 1, max: 1000, optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductEndDto}. */
export const productEndRules = {
  by: { kind: 'oneOf', values: ['pause', 'delete'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductFileEditDto}. */
export const productFileEditRules = {
  title: { kind: 'text', min: 1, max: 80 },
  downloadLimit: { kind: 'integer', min: 1, max: 1000, optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductFileUploadDto}. */
export const productFileUploadRules = {
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductImageUploadDto}. */
export const productImageUploadRules = {
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductPixelChangeDto}. */
export const productPixelChangeRules = {
  label: { kind: 'text', min: 1, max: 80, optional: true },
  token: { kind: 'text', min: 1, max: 1000, optional: true },
  isActive: { kind: 'boolean' },
  needsConsent: { kind: 'boolean' },
  events: {
    kind: 'list',
    of: { kind: 'oneOf', values: ['PAGE_VIEW', 'INITIATE_CHECKOUT', 'ADD_PAYMENT_INFO', 'PURCHASE'] },
    maxItems: 4,
  },
  purchaseOn: { kind: 'oneOf', values: ['APPROVED', 'GENERATED'] },
  valueSent: { kind: 'oneOf', values: ['PRODUCT', 'TOTAL'] },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProductStepDto}. */
export const productStepRules = {
  step: { kind: 'oneOf', values: ['publish', 'pause', 'resume'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProfileChangeDto}. */
export const profileChangeRules = {
  name: { kind: 'text', min: 2, max: 120 },
  phone: { kind: 'text', min: 1, max: 20, format: 'phone', optional: true },
  document: { kind: 'text', min: 1, max: 18, format: 'document', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ProveRefundDto}. */
export const proveRefundRules = {
  code: { kind: 'text', min: 6, max: 6, pattern: '[0-9]+' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.PurchaseDto}. */
export const purchaseRules = {
  offerId: { kind: 'text', min: 0, max: 100 },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
  name: { kind: 'text', min: 4, max: 30 },
  paymentMethod: { kind: 'oneOf', values: ['PIX', 'CREDIT_CARD', 'BILLET'] },
  phone: { kind: 'text', min: 1, max: 20, optional: true },
  cpf: { kind: 'text', min: 1, max: 20, optional: true },
  cep: { kind: 'text', min: 1, max: 9, optional: true },
  street: { kind: 'text', min: 1, max: 150, optional: true },
  number: { kind: 'text', min: 1, max: 20, optional: true },
  complement: { kind: 'text', min: 1, max: 100, optional: true },
  district: { kind: 'text', min: 1, max: 100, optional: true },
  city: { kind: 'text', min: 1, max: 100, optional: true },
  state: { kind: 'text', min: 1, max: 2, optional: true },
  orderBumpsIds: { kind: 'list', of: { kind: 'text', min: 0, max: 100 }, maxItems: 50, optional: true },
  utmQuery: { kind: 'text', min: 1, max: 4000, optional: true },
  referer: { kind: 'text', min: 1, max: 2000, optional: true },
  affiliateId: { kind: 'text', min: 1, max: 100, optional: true },
  nextAffiliateIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 2,
    optional: true,
  },
  deliveryFare: { kind: 'cents', min: 0, max: 100000000000, optional: true },
  deliveryOptionId: { kind: 'text', min: 1, max: 100, optional: true },
  abandonedCartId: { kind: 'text', min: 1, max: 100, optional: true },
  expectedTotal: { kind: 'cents', min: 0, max: 100000000000, optional: true },
  coupon: { kind: 'text', min: 1, max: 60, optional: true },
  link: { kind: 'text', min: 1, max: 20, optional: true },
  variant: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReasonDto}. */
export const reasonRules = { reason: { kind: 'text', min: 3, max: 500 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReasonedDto}. */
export const reasonedRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReassignSaleDto}. */
export const reassignSaleRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  affiliate: { kind: 'text', min: 1, max: 254, format: 'email', optional: true },
  basisPoints: { kind: 'basisPoints', min: 0, max: 9000, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReceiverDecisionDto}. */
export const receiverDecisionRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReconcilePeriodDto}. */
export const reconcilePeriodRules = {
  from: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  until: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.RegistrationDto}. */
export const registrationRules = {
  name: { kind: 'text', min: 2, max: 120 },
  document: { kind: 'text', min: 1, max: 18, format: 'document' },
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
  phone: { kind: 'text', min: 1, max: 20, format: 'phone' },
  password: { kind: 'text', min: 1, max: 1000 },
  heardFrom: { kind: 'text', min: 1, max: 120, optional: true },
  managerCode: { kind: 'text', min: 4, max: 20, pattern: '[A-Za-z0-9-]+', optional: true },
  acceptsTerms: { kind: 'oneOf', values: ['yes'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.RehearseGatewayDto}. */
export const rehearseGatewayRules = {
  definition: { kind: 'text', min: 2, max: 60000 },
  sample: { kind: 'text', min: 0, max: 60000, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReleaseDecisionDto}. */
export const releaseDecisionRules = {
  action: { kind: 'oneOf', values: ['RELEASE', 'HOLD'] },
  until: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReleaseSettingsDto}. */
export const releaseSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  pixDays: { kind: 'integer', min: 0, max: 180 },
  pixAffiliateDays: { kind: 'integer', min: 0, max: 180, optional: true },
  pixCoProducerDays: { kind: 'integer', min: 0, max: 180, optional: true },
  pixReserveBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  pixReserveDays: { kind: 'integer', min: 0, max: 180 },
  billetDays: { kind: 'integer', min: 0, max: 180 },
  billetAffiliateDays: { kind: 'integer', min: 0, max: 180, optional: true },
  billetCoProducerDays: { kind: 'integer', min: 0, max: 180, optional: true },
  billetReserveBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  billetReserveDays: { kind: 'integer', min: 0, max: 180 },
  cardDays: { kind: 'integer', min: 0, max: 180 },
  cardAffiliateDays: { kind: 'integer', min: 0, max: 180, optional: true },
  cardCoProducerDays: { kind: 'integer', min: 0, max: 180, optional: true },
  cardReserveBasisPoints: { kind: 'basisPoints', min: 0, max: 10000 },
  cardReserveDays: { kind: 'integer', min: 0, max: 180 },
  rollingBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  rollingDays: { kind: 'integer', min: 0, max: 180, optional: true },
  rollingSaleDays: { kind: 'integer', min: 0, max: 180, optional: true },
  businessDaysOnly: { kind: 'boolean' },
  trackingRequired: { kind: 'boolean' },
  heldByRefundRequest: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.RemovePasskeyDto}. */
export const removePasskeyRules = {
  password: { kind: 'text', min: 1, max: 1000 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.RemoveSecondFactorDto}. */
export const removeSecondFactorRules = {
  password: { kind: 'text', min: 1, max: 1000 },
  code: { kind: 'text', min: 6, max: 40 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReplayWebhookDto}. */
export const replayWebhookRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReplayWebhooksDto}. */
export const replayWebhooksRules = {
  platform: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  provider: { kind: 'text', min: 1, max: 60, optional: true },
  result: {
    kind: 'oneOf',
    values: ['APPLIED', 'DUPLICATE', 'IGNORED', 'UNKNOWN_WORD', 'FAILED', 'QUARANTINED'],
  },
  from: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  until: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  expected: { kind: 'integer', min: 1, max: 9007199254740991 },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ResolveWebhookDto}. */
export const resolveWebhookRules = { note: { kind: 'text', min: 3, max: 500 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.RetryRefundDto}. */
export const retryRefundRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.ReviewResolutionDto}. */
export const reviewResolutionRules = {
  resolution: { kind: 'text', min: 3, max: 1000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.RoutesInputDto}. */
export const routesInputRules = { version: { kind: 'text', min: 1, max: 64 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.SellerTermsDto}. */
export const sellerTermsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  basedOn: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  pixOwn: { kind: 'boolean' },
  pixBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  pixFixed: { kind: 'cents', min: 0, max: 100000000, optional: true },
  billetOwn: { kind: 'boolean' },
  billetBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  billetFixed: { kind: 'cents', min: 0, max: 100000000, optional: true },
  cardOwn: { kind: 'boolean' },
  cardBasisPoints: {
    kind: 'list',
    of: { kind: 'basisPoints', min: 0, max: 10000 },
    maxItems: 12,
    optional: true,
  },
  cardFixed: { kind: 'list', of: { kind: 'cents', min: 0, max: 100000000 }, maxItems: 12, optional: true },
  withdrawalFee: { kind: 'cents', min: 0, max: 100000000, optional: true },
  refundFee: { kind: 'cents', min: 0, max: 100000000, optional: true },
  chargebackFee: { kind: 'cents', min: 0, max: 100000000, optional: true },
  medFee: { kind: 'cents', min: 0, max: 100000000, optional: true },
  anticipation: { kind: 'oneOf', values: ['ON', 'OFF'], optional: true },
  anticipationFeeBasisPoints: { kind: 'basisPoints', min: 0, max: 9999, optional: true },
  pixOffered: { kind: 'boolean' },
  cardOffered: { kind: 'boolean' },
  billetOffered: { kind: 'boolean' },
  pixGateway: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  cardGateway: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  billetGateway: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  maxInstallments: { kind: 'integer', min: 1, max: 12, optional: true },
  softDescriptor: { kind: 'text', min: 3, max: 13, pattern: '^[A-Za-z0-9]+$', optional: true },
  releaseOwn: { kind: 'boolean', optional: true },
  pixDays: { kind: 'integer', min: 0, max: 180, optional: true },
  pixAffiliateDays: { kind: 'integer', min: 0, max: 180, optional: true },
  pixCoProducerDays: { kind: 'integer', min: 0, max: 180, optional: true },
  pixReserveBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  pixReserveDays: { kind: 'integer', min: 0, max: 180, optional: true },
  billetDays: { kind: 'integer', min: 0, max: 180, optional: true },
  billetAffiliateDays: { kind: 'integer', min: 0, max: 180, optional: true },
  billetCoProducerDays: { kind: 'integer', min: 0, max: 180, optional: true },
  billetReserveBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  billetReserveDays: { kind: 'integer', min: 0, max: 180, optional: true },
  cardDays: { kind: 'integer', min: 0, max: 180, optional: true },
  cardAffiliateDays: { kind: 'integer', min: 0, max: 180, optional: true },
  cardCoProducerDays: { kind: 'integer', min: 0, max: 180, optional: true },
  cardReserveBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  cardReserveDays: { kind: 'integer', min: 0, max: 180, optional: true },
  rollingBasisPoints: { kind: 'basisPoints', min: 0, max: 10000, optional: true },
  rollingDays: { kind: 'integer', min: 0, max: 180, optional: true },
  rollingSaleDays: { kind: 'integer', min: 0, max: 180, optional: true },
  salesBlocked: { kind: 'boolean' },
  cashOutBlocked: { kind: 'boolean' },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SellingSettingsDto}. */
export const sellingSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  refundWindow14: { kind: 'boolean' },
  refundWindow21: { kind: 'boolean' },
  refundWindow30: { kind: 'boolean' },
  cookieDays90: { kind: 'boolean' },
  cookieDays180: { kind: 'boolean' },
  cookieForever: { kind: 'boolean' },
  firstClickCredited: { kind: 'boolean' },
  currencyEUR: { kind: 'boolean' },
  currencyUSD: { kind: 'boolean' },
  currencyMXN: { kind: 'boolean' },
  softDescriptor: { kind: 'text', min: 1, max: 13, pattern: '[A-Za-z0-9 ]+', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SessionProofDto}. */
export const sessionProofRules = {
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SetPasswordDto}. */
export const setPasswordRules = {
  area: { kind: 'oneOf', values: ['seller', 'customer', 'admin', 'manager', 'master'] },
  token: { kind: 'text', min: 1, max: 128 },
  password: { kind: 'text', min: 1, max: 1000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SetPlanDto}. */
export const setPlanRules = {
  name: { kind: 'text', min: 2, max: 60 },
  monthly: { kind: 'cents', min: 0, max: 100000000000 },
  perSale: { kind: 'cents', min: 0, max: 100000000000 },
  shareBps: { kind: 'basisPoints', min: 0, max: 10000 },
  minimum: { kind: 'cents', min: 0, max: 100000000000 },
  dueDays: { kind: 'integer', min: 7, max: 60 },
  startsIn: { kind: 'text', min: 1, max: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
  reason: { kind: 'text', min: 3, max: 500 },
  basedOn: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SettledReceiverDto}. */
export const settledReceiverRules = {
  exists: { kind: 'boolean' },
  receiverId: { kind: 'text', min: 1, max: 100, optional: true },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SettledWithdrawalDto}. */
export const settledWithdrawalRules = {
  paid: { kind: 'boolean' },
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SignInByCodeDto}. */
export const signInByCodeRules = {
  email: { kind: 'text', min: 1, max: 254, format: 'email' },
  code: { kind: 'text', min: 6, max: 10 },
  factor: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SignInByLinkDto}. */
export const signInByLinkRules = {
  token: { kind: 'text', min: 1, max: 128 },
  factor: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.SignInDto}. */
export const signInRules = {
  area: { kind: 'oneOf', values: ['seller', 'customer', 'admin', 'manager', 'master'] },
  email: { kind: 'text', min: 1, max: 254 },
  password: { kind: 'text', min: 1, max: 1000 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  challenge: { kind: 'text', min: 1, max: 100, optional: true },
  passkey: { kind: 'text', min: 1, max: 16000, optional: true },
  device: { kind: 'text', min: 1, max: 100, optional: true },
  remember: { kind: 'boolean', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.StaffAddressSettingsDto}. */
export const staffAddressSettingsRules = {
  staffAddresses: { kind: 'list', of: { kind: 'text', min: 2, max: 50 }, maxItems: 50 },
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.StaffReasonDto}. */
export const staffReasonRules = { reason: { kind: 'text', min: 3, max: 500 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.StaffRefundDto}. */
export const staffRefundRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
  payment: { kind: 'text', min: 1, max: 36, format: 'uuid' },
  amount: { kind: 'cents', min: 1, max: 100000000000, optional: true },
  itemIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 50,
    optional: true,
  },
  refundId: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.StatementUploadDto}. */
export const statementUploadRules = {
  kind: { kind: 'oneOf', values: ['PROVIDER_CSV', 'BANK_CSV', 'BANK_OFX'] },
  gatewayAccountId: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  bankAccount: { kind: 'text', min: 1, max: 80, optional: true },
  fileName: { kind: 'text', min: 1, max: 255 },
  bytes: { kind: 'integer', min: 0, max: 1000000000 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.TeamProofDto}. */
export const teamProofRules = {
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.TransferDto}. */
export const transferRules = {
  to: { kind: 'text', min: 1, max: 36, format: 'uuid', optional: true },
  sellerIds: {
    kind: 'list',
    of: { kind: 'text', min: 1, max: 36, format: 'uuid' },
    maxItems: 200,
    optional: true,
  },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  reason: { kind: 'text', min: 3, max: 500 },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.UndoSettingsDto}. */
export const undoSettingsRules = { reason: { kind: 'text', min: 3, max: 500 } } as const satisfies FieldRules;

/** The rules of {@link components.schemas.ViewedCheckoutsDto}. */
export const viewedCheckoutsRules = {} as const satisfies FieldRules;

/** The rules of {@link components.schemas.WantedChargeCodeDto}. */
export const wantedChargeCodeRules = {
  method: { kind: 'oneOf', values: ['PIX', 'BILLET'] },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.WithdrawalDecisionDto}. */
export const withdrawalDecisionRules = {
  action: { kind: 'oneOf', values: ['approve', 'audit', 'retry', 'refuse', 'cancel', 'payByHand'] },
  reason: { kind: 'text', min: 3, max: 500 },
  endToEndId: { kind: 'text', min: 1, max: 64, optional: true },
  password: { kind: 'text', min: 1, max: 200 },
  code: { kind: 'text', min: 1, max: 40, optional: true },
} as const satisfies FieldRules;

/** The rules of {@link components.schemas.WithdrawalSettingsDto}. */
export const withdrawalSettingsRules = {
  reason: { kind: 'text', min: 3, max: 500 },
  validFrom: { kind: 'text', min: 1, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', optional: true },
  version: { kind: 'integer', min: 1, max: 9007199254740991 },
  minAmount: { kind: 'cents', min: 1, max: 100000000 },
  fee: { kind: 'cents', min: 0, max: 100000000 },
  dailyLimit: { kind: 'cents', min: 0, max: 100000000000 },
  automaticDailyCap: { kind: 'cents', min: 0, max: 100000000000 },
  fromHour: { kind: 'integer', min: 0, max: 23 },
  toHour: { kind: 'integer', min: 1, max: 24 },
  autoApproveLimit: { kind: 'cents', min: 0, max: 100000000000 },
  fourEyesFrom: { kind: 'cents', min: 0, max: 100000000000 },
  auditFrom: { kind: 'cents', min: 0, max: 100000000000 },
} as const satisfies FieldRules;
