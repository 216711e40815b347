import {
  checkoutSettingsRules,
  companySettingsRules,
  disputeSettingsRules,
  documentSettingsRules,
  feeSettingsRules,
  anticipationSettingsRules,
  installmentSettingsRules,
  languageSettingsRules,
  methodSettingsRules,
  releaseSettingsRules,
  sellingSettingsRules,
  withdrawalSettingsRules,
} from '@guiche/api-client/rules';
import { rules } from '@guiche/field-rules';
import { MAX_INSTALLMENTS } from '@guiche/money';
import type { FormRules, InputRule } from '../../forms/field-text';

/** The groups of settings, in the order of their tabs. */
export const SETTING_GROUPS = [
  'methods',
  'fees',
  'installments',
  'release',
  'withdrawals',
  'anticipations',
  'disputes',
  'selling',
  'documents',
  'company',
  'checkout',
  'languages',
  'access',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** The numbers of installments of a card. */
export const COUNTS: readonly number[] = Array.from({ length: MAX_INSTALLMENTS }, (_, index) => index + 1);
/** The numbers for which a buyer may pay interest. */
export const COUNTS_WITH_INTEREST = COUNTS.slice(1);

const forEach = (counts: readonly number[], name: (count: number) => string, rule: InputRule): FormRules =>
  Object.fromEntries(counts.map((count) => [name(count), rule]));

export const cardPercentName = (count: number): string => `card${count}BasisPoints`;
export const cardFixedName = (count: number): string => `card${count}Fixed`;
export const interestName = (count: number): string => `fee${count}BasisPoints`;

const { reason, validFrom } = methodSettingsRules;
/** What every form of settings asks. */
const WHEN_AND_WHY: FormRules = { validFrom, reason };

const FIELDS: Readonly<Record<SettingGroup, FormRules>> = {
  methods: {
    pixEnabled: methodSettingsRules.pixEnabled,
    creditCardEnabled: methodSettingsRules.creditCardEnabled,
    billetEnabled: methodSettingsRules.billetEnabled,
    blockedCashout: methodSettingsRules.blockedCashout,
  },
  fees: {
    feesOwn: feeSettingsRules.feesOwn,
    pixBasisPoints: feeSettingsRules.pixBasisPoints,
    pixFixed: feeSettingsRules.pixFixed,
    billetBasisPoints: feeSettingsRules.billetBasisPoints,
    billetFixed: feeSettingsRules.billetFixed,
    ...forEach(COUNTS, cardPercentName, feeSettingsRules.cardBasisPoints.of),
    ...forEach(COUNTS, cardFixedName, feeSettingsRules.cardFixed.of),
  },
  installments: {
    numberOfInstallments: installmentSettingsRules.numberOfInstallments,
    maxInstallmentsWithoutInterest: installmentSettingsRules.maxInstallmentsWithoutInterest,
    minInstallmentValue: installmentSettingsRules.minInstallmentValue,
    ...forEach(COUNTS_WITH_INTEREST, interestName, installmentSettingsRules.feeBasisPoints.of),
  },
  release: {
    pixDays: releaseSettingsRules.pixDays,
    pixAffiliateDays: releaseSettingsRules.pixAffiliateDays,
    pixCoProducerDays: releaseSettingsRules.pixCoProducerDays,
    pixReserveBasisPoints: releaseSettingsRules.pixReserveBasisPoints,
    pixReserveDays: releaseSettingsRules.pixReserveDays,
    billetDays: releaseSettingsRules.billetDays,
    billetAffiliateDays: releaseSettingsRules.billetAffiliateDays,
    billetCoProducerDays: releaseSettingsRules.billetCoProducerDays,
    billetReserveBasisPoints: releaseSettingsRules.billetReserveBasisPoints,
    billetReserveDays: releaseSettingsRules.billetReserveDays,
    cardDays: releaseSettingsRules.cardDays,
    cardAffiliateDays: releaseSettingsRules.cardAffiliateDays,
    cardCoProducerDays: releaseSettingsRules.cardCoProducerDays,
    cardReserveBasisPoints: releaseSettingsRules.cardReserveBasisPoints,
    cardReserveDays: releaseSettingsRules.cardReserveDays,
    rollingBasisPoints: releaseSettingsRules.rollingBasisPoints,
    rollingDays: releaseSettingsRules.rollingDays,
    rollingSaleDays: releaseSettingsRules.rollingSaleDays,
    businessDaysOnly: releaseSettingsRules.businessDaysOnly,
    trackingRequired: releaseSettingsRules.trackingRequired,
    heldByRefundRequest: releaseSettingsRules.heldByRefundRequest,
  },
  withdrawals: {
    minAmount: withdrawalSettingsRules.minAmount,
    fee: withdrawalSettingsRules.fee,
    dailyLimit: withdrawalSettingsRules.dailyLimit,
    fromHour: withdrawalSettingsRules.fromHour,
    toHour: withdrawalSettingsRules.toHour,
    autoApproveLimit: withdrawalSettingsRules.autoApproveLimit,
    automaticDailyCap: withdrawalSettingsRules.automaticDailyCap,
    fourEyesFrom: withdrawalSettingsRules.fourEyesFrom,
    auditFrom: withdrawalSettingsRules.auditFrom,
  },
  anticipations: {
    anticipationsEnabled: anticipationSettingsRules.anticipationsEnabled,
    anticipationLimitBps: anticipationSettingsRules.anticipationLimitBps,
    anticipationFeeBps: anticipationSettingsRules.anticipationFeeBps,
    anticipationMinAmount: anticipationSettingsRules.anticipationMinAmount,
    anticipationPreApproveLimit: anticipationSettingsRules.anticipationPreApproveLimit,
    anticipationFourEyesFrom: anticipationSettingsRules.anticipationFourEyesFrom,
  },
  disputes: {
    chargebackDays: disputeSettingsRules.chargebackDays,
    medDays: disputeSettingsRules.medDays,
    chargebackFee: disputeSettingsRules.chargebackFee,
    medFee: disputeSettingsRules.medFee,
    disputeFeeShared: disputeSettingsRules.disputeFeeShared,
    refundFee: disputeSettingsRules.refundFee,
    chargebackLimitCount: disputeSettingsRules.chargebackLimitCount,
    chargebackLimitBps: disputeSettingsRules.chargebackLimitBps,
  },
  selling: {
    refundWindow14: sellingSettingsRules.refundWindow14,
    refundWindow21: sellingSettingsRules.refundWindow21,
    refundWindow30: sellingSettingsRules.refundWindow30,
    cookieDays90: sellingSettingsRules.cookieDays90,
    cookieDays180: sellingSettingsRules.cookieDays180,
    cookieForever: sellingSettingsRules.cookieForever,
    firstClickCredited: sellingSettingsRules.firstClickCredited,
    currencyEUR: sellingSettingsRules.currencyEUR,
    currencyUSD: sellingSettingsRules.currencyUSD,
    currencyMXN: sellingSettingsRules.currencyMXN,
    softDescriptor: sellingSettingsRules.softDescriptor,
  },
  documents: {
    personPhotoDocumentBack: documentSettingsRules.personPhotoDocumentBack,
    personPhotoPersonWithDocument: documentSettingsRules.personPhotoPersonWithDocument,
    personAddressProof: documentSettingsRules.personAddressProof,
    personBalanceSheet: documentSettingsRules.personBalanceSheet,
    companyPhotoDocumentBack: documentSettingsRules.companyPhotoDocumentBack,
    companyPhotoPersonWithDocument: documentSettingsRules.companyPhotoPersonWithDocument,
    companyAddressProof: documentSettingsRules.companyAddressProof,
    companyBalanceSheet: documentSettingsRules.companyBalanceSheet,
    companyPhotoDocumentSocialContract: documentSettingsRules.companyPhotoDocumentSocialContract,
  },
  company: {
    legalName: companySettingsRules.legalName,
    document: companySettingsRules.document,
    legalAddress: companySettingsRules.legalAddress,
    supportEmail: companySettingsRules.supportEmail,
    supportPhone: companySettingsRules.supportPhone,
    termsUrl: companySettingsRules.termsUrl,
    privacyUrl: companySettingsRules.privacyUrl,
  },
  checkout: {
    trackingNeedsConsent: checkoutSettingsRules.trackingNeedsConsent,
    cartHeadingHidden: checkoutSettingsRules.cartHeadingHidden,
  },
  languages: {
    languagePortuguese: languageSettingsRules.languagePortuguese,
    languageEnglish: languageSettingsRules.languageEnglish,
    languageSpanish: languageSettingsRules.languageSpanish,
    defaultLanguage: languageSettingsRules.defaultLanguage,
  },
  access: { staffAddresses: rules.optional(rules.text({ max: 2_600 })) },
};

/** The fields of the settings of a group. */
export const settingNames = (group: SettingGroup): readonly string[] => Object.keys(FIELDS[group]);

/** The rules of the settings of a group. */
export const settingFields = (group: SettingGroup): FormRules => FIELDS[group];

/** The form of a group: its settings, from when, and why. */
export const settingForm = (group: SettingGroup): FormRules => ({ ...FIELDS[group], ...WHEN_AND_WHY });

/** The rule of a setting of any group. Undefined: it has no field. */
export const settingRule = (name: string): InputRule | undefined =>
  SETTING_GROUPS.map((group) => FIELDS[group][name]).find((rule) => rule !== undefined);
