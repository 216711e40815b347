import { LOCALES } from '@guiche/checkout-rules';
import { rollingReserveOf, type ReleaseRule } from '@guiche/money';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import type { PlatformShown } from '../platform-settings.js';
import { staffAddressTexts, usualLanguageTexts, withoutInterestTexts } from '../settings-problems.js';
import { staffNetworks } from '../staff-addresses.js';
import type { LanguageSettingsDto } from './language-settings.dto.js';
import type { StaffAddressSettingsDto } from './staff-addresses.dto.js';
import { anticipationRulesOf, type AnticipationRules } from '../domain/anticipation-rules.js';
import { disputeRulesOf, type DisputeRules } from '../domain/dispute-rules.js';
import { documentRulesOf, type DocumentRules } from '../domain/document-rules.js';
import { sellingRulesOf, type SellingRules } from '../domain/selling-rules.js';
import { withdrawalRulesOf, type WithdrawalRules } from '../domain/withdrawal-rules.js';
import { feePlanOf } from '../fee-plan.js';
import { shownFees } from '../shown-fees.js';
import type { FeePlan } from '../store/platform.entity.js';
import type { SettingValues } from '../store/setting-changes.js';
import type { SettingsWanted } from '../use-cases/scheduled-settings.js';
import type { DocumentSettingsDto } from './document-settings.dto.js';
import type {
  AnticipationSettingsDto,
  CompanySettingsDto,
  DisputeSettingsDto,
  FeeSettingsDto,
  InstallmentSettingsDto,
  PlatformSettingsDto,
  ReleaseSettingsDto,
  SellingSettingsDto,
  WithdrawalSettingsDto,
} from './platform-settings.dto.js';

/** The settings as the back office shows them: the fees of a card by number of installments. */
export function shownSettings(settings: PlatformShown, sellers: number): PlatformSettingsDto {
  const withdrawalRules = withdrawalRulesOf(settings.withdrawalRules);
  const disputeRules = disputeRulesOf(settings.disputeRules);
  const anticipationRules = anticipationRulesOf(settings.anticipationRules);
  const fees = shownFees(settings.fees);
  const sellingRules = sellingRulesOf(settings.sellingRules);
  const documentRules = documentRulesOf(settings.documentRules);
  return {
    ...settings,
    ...{ sellers, fees, withdrawalRules, disputeRules, anticipationRules, sellingRules, documentRules },
  };
}

/** The values of a change in the same form. */
export function shownValues(values: SettingValues): SettingValues {
  return {
    ...values,
    ...('fees' in values && { fees: shownFees(values.fees as FeePlan) }),
    ...('withdrawalRules' in values && {
      withdrawalRules: withdrawalRulesOf(values.withdrawalRules as Partial<WithdrawalRules>),
    }),
    ...('disputeRules' in values && {
      disputeRules: disputeRulesOf(values.disputeRules as Partial<DisputeRules>),
    }),
    ...('sellingRules' in values && {
      sellingRules: sellingRulesOf(values.sellingRules as Partial<SellingRules>),
    }),
    ...('documentRules' in values && {
      documentRules: documentRulesOf(values.documentRules as Partial<DocumentRules>),
    }),
    ...('anticipationRules' in values && {
      anticipationRules: anticipationRulesOf(values.anticipationRules as Partial<AnticipationRules>),
    }),
  };
}

/** Own fees of the submitted ones, else the switch to those of the installation. Fees in other currencies stay. */
export const feesOf = (input: FeeSettingsDto, present: FeePlan): SettingsWanted =>
  input.feesOwn === false ? { feesOwn: false } : { feesOwn: true, fees: feePlanOf(input, present) };

/** @throws Problem validation (422) */
export function installmentsOf(input: InstallmentSettingsDto): SettingsWanted {
  const { numberOfInstallments, maxInstallmentsWithoutInterest, minInstallmentValue, feeBasisPoints } = input;
  if (maxInstallmentsWithoutInterest > numberOfInstallments)
    throw runtimeProblem('validation', {
      errors: { maxInstallmentsWithoutInterest: [withoutInterestTexts] },
    });
  return {
    installments: {
      ...{ numberOfInstallments, maxInstallmentsWithoutInterest },
      ...{ minInstallmentValue, feeBasisPoints },
    },
  };
}

/** When money is released. Days of a role that are left out are those of the producer. */
export function releaseOf(input: ReleaseSettingsDto): SettingsWanted {
  const { businessDaysOnly, trackingRequired, heldByRefundRequest } = input;
  const rule = (method: 'pix' | 'billet' | 'card'): ReleaseRule => {
    const {
      [`${method}AffiliateDays` as const]: affiliateDays,
      [`${method}CoProducerDays` as const]: coProducerDays,
    } = input;
    return {
      days: input[`${method}Days`],
      ...(affiliateDays !== undefined && { affiliateDays }),
      ...(coProducerDays !== undefined && { coProducerDays }),
      reserveBps: input[`${method}ReserveBasisPoints`],
      reserveDays: input[`${method}ReserveDays`],
    };
  };
  const rolling = rollingReserveOf({
    ...{ bps: input.rollingBasisPoints, days: input.rollingDays, saleDays: input.rollingSaleDays },
  });
  return {
    release: {
      ...(rolling && { rolling }),
      ...{ PIX: rule('pix'), BILLET: rule('billet'), CREDIT_CARD: rule('card') },
      ...{ businessDaysOnly, trackingRequired, heldByRefundRequest },
    },
  };
}

export const withdrawalRulesIn = ({
  reason: _,
  validFrom: __,
  version: ___,
  ...withdrawalRules
}: WithdrawalSettingsDto): SettingsWanted => ({ withdrawalRules });

export const disputeRulesIn = ({
  reason: _,
  validFrom: __,
  version: ___,
  ...disputeRules
}: DisputeSettingsDto): SettingsWanted => ({ disputeRules });

export const anticipationRulesIn = ({
  reason: _,
  validFrom: __,
  version: ___,
  ...anticipationRules
}: AnticipationSettingsDto): SettingsWanted => ({ anticipationRules });

export const sellingRulesIn = ({
  reason: _,
  validFrom: __,
  version: ___,
  ...rules
}: SellingSettingsDto): SettingsWanted => ({
  sellingRules: { ...rules, softDescriptor: rules.softDescriptor ?? null },
});

/** @throws Problem validation (422) */
export function staffAddressesIn({ staffAddresses: texts }: StaffAddressSettingsDto): SettingsWanted {
  const staffAddresses = staffNetworks(texts);
  if (!staffAddresses)
    throw runtimeProblem('validation', { errors: { staffAddresses: [staffAddressTexts] } });
  return { staffAddresses };
}

/** @throws Problem validation (422) */
export function languagesIn(input: LanguageSettingsDto): SettingsWanted {
  const { languagePortuguese, languageEnglish, languageSpanish } = input;
  const isOffered = { 'pt-BR': languagePortuguese, 'en-US': languageEnglish, 'es-ES': languageSpanish };
  const languages = LOCALES.filter((one) => isOffered[one]);
  const locale = languages.find((one) => one === input.defaultLanguage);
  if (!locale) throw runtimeProblem('validation', { errors: { defaultLanguage: [usualLanguageTexts] } });
  return { languages, locale };
}

export const documentRulesIn = ({
  reason: _,
  validFrom: __,
  version: ___,
  ...documentRules
}: DocumentSettingsDto): SettingsWanted => ({ documentRules });

/** An empty field takes the value away. */
export function companyOf(input: CompanySettingsDto): SettingsWanted {
  const { legalName, document, legalAddress, supportEmail, supportPhone, termsUrl, privacyUrl } = input;
  return {
    ...{ legalName: legalName ?? null, document: document ?? null, legalAddress: legalAddress ?? null },
    ...{ supportEmail: supportEmail ?? null, supportPhone: supportPhone ?? null },
    ...{ termsUrl: termsUrl ?? null, privacyUrl: privacyUrl ?? null },
  };
}
