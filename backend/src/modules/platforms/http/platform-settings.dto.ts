import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { MAX_INSTALLMENTS, MOST_RELEASE_DAYS } from '@guiche/money';
import { MethodFeesDto } from '../fees.dto.js';
import { Field } from '../../../runtime/http/index.js';
import { DocumentRulesDto } from '../document-rules.dto.js';
import { settingsChangeFields } from './settings-change-fields.js';

/** Cents. A fee of R$ 1.000.000,00 is a typing error. */
const fixed = rules.cents({ max: 100_000_000 });
const percent = rules.basisPoints();
const count = rules.integer({ min: 1, max: MAX_INSTALLMENTS });
/** From the approval of a sale. */
const days = rules.integer({ min: 0, max: MOST_RELEASE_DAYS });
const { reason, validFrom, version } = settingsChangeFields;
const page = rules.optional(rules.text({ max: 500, pattern: /^(https:\/\/[^\s]+|\/(?!\/)[^\s\\]*)$/ }));

/** What every change of settings says. */
class SettingsChangeDto {
  @Field(reason, { description: 'Why; kept in the history.' }) reason: string;
  @Field(validFrom, {
    description: 'A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once.',
  })
  validFrom?: string;
  @Field(version, { description: 'The version that you changed.' }) version: number;
}

export class MethodSettingsDto extends SettingsChangeDto {
  @Field(rules.boolean()) pixEnabled: boolean;
  @Field(rules.boolean()) creditCardEnabled: boolean;
  @Field(rules.boolean()) billetEnabled: boolean;
  @Field(rules.boolean(), { description: 'No seller can withdraw.' }) blockedCashout: boolean;
}

export class FeeSettingsDto extends SettingsChangeDto {
  @Field(rules.optional(rules.boolean()), {
    description: 'False: the fees of the installation, those to come too. Left out: own fees.',
  })
  feesOwn?: boolean;
  @Field(percent) pixBasisPoints: number;
  @Field(fixed) pixFixed: number;
  @Field(percent) billetBasisPoints: number;
  @Field(fixed) billetFixed: number;
  @Field(rules.list(percent, { max: MAX_INSTALLMENTS }), {
    description: 'By number of installments, from 1 to 12.',
  })
  cardBasisPoints: number[];
  @Field(rules.list(fixed, { max: MAX_INSTALLMENTS }), {
    description: 'Cents, by number of installments, from 1 to 12.',
  })
  cardFixed: number[];
}

export class InstallmentSettingsDto extends SettingsChangeDto {
  @Field(count) numberOfInstallments: number;
  @Field(count) maxInstallmentsWithoutInterest: number;
  @Field(rules.cents({ max: 1_000_000_00 })) minInstallmentValue: number;
  @Field(rules.list(percent, { max: MAX_INSTALLMENTS }), {
    description: 'What buyers pay on the price, by number of installments, from 1 to 12.',
  })
  feeBasisPoints: number[];
}

export class ReleaseSettingsDto extends SettingsChangeDto {
  @Field(days) pixDays: number;
  @Field(rules.optional(days), { description: 'Other days of affiliates.' }) pixAffiliateDays?: number;
  @Field(rules.optional(days), { description: 'Other days of co-producers.' }) pixCoProducerDays?: number;
  @Field(percent, { description: 'The part of each share that is held.' }) pixReserveBasisPoints: number;
  @Field(days) pixReserveDays: number;
  @Field(days) billetDays: number;
  @Field(rules.optional(days), { description: 'Other days of affiliates.' }) billetAffiliateDays?: number;
  @Field(rules.optional(days), { description: 'Other days of co-producers.' }) billetCoProducerDays?: number;
  @Field(percent, { description: 'The part of each share that is held.' }) billetReserveBasisPoints: number;
  @Field(days) billetReserveDays: number;
  @Field(days) cardDays: number;
  @Field(rules.optional(days), { description: 'Other days of affiliates.' }) cardAffiliateDays?: number;
  @Field(rules.optional(days), { description: 'Other days of co-producers.' }) cardCoProducerDays?: number;
  @Field(percent, { description: 'The part of each share that is held.' }) cardReserveBasisPoints: number;
  @Field(days) cardReserveDays: number;
  @Field(rules.optional(rules.basisPoints()), {
    description: 'The part of recent earnings that a seller leaves in the available balance. Left out: none.',
  })
  rollingBasisPoints?: number;
  @Field(rules.optional(days), { description: 'Days of earnings that it is a part of; left out: 30.' })
  rollingDays?: number;
  @Field(rules.optional(days), { description: 'At least the largest sale of so many days. Left out: none.' })
  rollingSaleDays?: number;
  @Field(rules.boolean(), {
    description: 'A release on a weekend or a bank holiday moves to the next business day.',
  })
  businessDaysOnly: boolean;
  @Field(rules.boolean(), { description: 'The days of physical goods are counted from their tracking code.' })
  trackingRequired: boolean;
  @Field(rules.boolean(), { description: 'Nothing of a sale is released while its buyer asks for a refund.' })
  heldByRefundRequest: boolean;
}

export class CompanySettingsDto extends SettingsChangeDto {
  @Field(rules.optional(rules.text({ min: 2, max: 200 }))) legalName?: string;
  @Field(rules.optional(rules.document())) document?: string;
  @Field(rules.optional(rules.text({ max: 500 }))) legalAddress?: string;
  @Field(rules.optional(rules.email())) supportEmail?: string;
  @Field(rules.optional(rules.phone())) supportPhone?: string;
  @Field(page) termsUrl?: string;
  @Field(page) privacyUrl?: string;
}

export class CheckoutSettingsDto extends SettingsChangeDto {
  @Field(rules.boolean(), { description: 'Trackers of sellers load only after the consent of the buyer.' })
  trackingNeedsConsent: boolean;
  @Field(rules.boolean(), { description: 'The minimalist checkout shows the cart without a heading.' })
  cartHeadingHidden: boolean;
}

export class SellingSettingsDto extends SettingsChangeDto {
  @Field(rules.boolean(), { description: 'Products may give 14 days to ask for the money back.' })
  refundWindow14: boolean;
  @Field(rules.boolean(), { description: 'The same for 21 days.' }) refundWindow21: boolean;
  @Field(rules.boolean(), { description: 'The same for 30 days.' }) refundWindow30: boolean;
  @Field(rules.boolean(), { description: 'Affiliates of a product may be remembered for 90 days.' })
  cookieDays90: boolean;
  @Field(rules.boolean(), { description: 'The same for 180 days.' }) cookieDays180: boolean;
  @Field(rules.boolean(), { description: 'The same without an end.' }) cookieForever: boolean;
  @Field(rules.boolean(), {
    description: 'The first affiliate who brought a buyer is credited, not the last.',
  })
  firstClickCredited: boolean;
  @Field(rules.boolean(), { description: 'Offers may be in euros.' }) currencyEUR: boolean;
  @Field(rules.boolean(), { description: 'Offers may be in dollars.' }) currencyUSD: boolean;
  @Field(rules.boolean(), { description: 'Offers may be in Mexican pesos.' }) currencyMXN: boolean;
  @Field(rules.optional(rules.text({ max: 13, pattern: /[A-Za-z0-9 ]+/ })), {
    description: 'On the bill of a card, when neither the seller’s terms nor the product name a text.',
  })
  softDescriptor?: string;
}

const money = rules.cents({ max: 1_000_000_000_00 });

export class WithdrawalSettingsDto extends SettingsChangeDto {
  @Field(rules.cents({ min: 1, max: 1_000_000_00 }), { description: 'Cents. The least amount.' })
  minAmount: number;
  @Field(fixed, { description: 'Cents, taken out of the amount.' }) fee: number;
  @Field(money, { description: 'Cents that one person withdraws on a day.' }) dailyLimit: number;
  @Field(money, { description: 'Cents that are paid without a person on a day.' }) automaticDailyCap: number;
  @Field(rules.integer({ min: 0, max: 23 }), { description: 'Requests are taken from this hour on …' })
  fromHour: number;
  @Field(rules.integer({ min: 1, max: 24 }), { description: '… and before this one.' }) toHour: number;
  @Field(money, { description: 'Cents. Up to this amount, without any risk, nobody decides. 0: never.' })
  autoApproveLimit: number;
  @Field(money, { description: 'Cents. From this amount on two people decide.' }) fourEyesFrom: number;
  @Field(money, { description: 'Cents. From this amount on it goes to audit first.' }) auditFrom: number;
}

const daysOfDefence = rules.integer({ min: 1, max: 120 });

export class DisputeSettingsDto extends SettingsChangeDto {
  @Field(daysOfDefence, { description: 'Days for the defence, when the provider names no day.' })
  chargebackDays: number;
  @Field(daysOfDefence, { description: 'The same for a MED dispute.' }) medDays: number;
  @Field(fixed, { description: 'Cents that the seller pays for a chargeback that went back.' })
  chargebackFee: number;
  @Field(fixed, { description: 'Cents, for a MED dispute.' }) medFee: number;
  @Field(rules.optional(rules.boolean()), {
    description: 'Whether all who earned with the sale bear these two fees. Left out: the producer does.',
  })
  disputeFeeShared?: boolean;
  @Field(rules.optional(fixed), { description: 'Cents, for a refund; left out: none.' }) refundFee?: number;
  @Field(rules.optional(rules.integer({ min: 0, max: 100_000 })), {
    description: 'Chargebacks of a month from which a seller or a brand is watched; 0: never. Left out: 5.',
  })
  chargebackLimitCount?: number;
  @Field(rules.optional(percent), {
    description: 'The part of the card sales of the month, in basis points. Left out: 1.5 %.',
  })
  chargebackLimitBps?: number;
}

export class AnticipationSettingsDto extends SettingsChangeDto {
  @Field(rules.boolean(), { description: 'Sellers can ask to be paid early.' }) anticipationsEnabled: boolean;
  @Field(percent, { description: 'Basis points of the share of a card sale that can be paid early.' })
  anticipationLimitBps: number;
  @Field(rules.basisPoints({ max: 5_000 }), { description: 'Basis points of the amount.' })
  anticipationFeeBps: number;
  @Field(rules.cents({ min: 1, max: 1_000_000_00 }), { description: 'Cents. The least amount.' })
  anticipationMinAmount: number;
  @Field(money, {
    description: 'Cents. Up to this amount, without any risk, a request is pre-approved. 0: never.',
  })
  anticipationPreApproveLimit: number;
  @Field(money, { description: 'Cents. From this amount on two people approve.' })
  anticipationFourEyesFrom: number;
}

class AnticipationRulesDto {
  @ApiProperty() anticipationsEnabled: boolean;
  @ApiProperty() anticipationLimitBps: number;
  @ApiProperty() anticipationFeeBps: number;
  @ApiProperty() anticipationMinAmount: number;
  @ApiProperty() anticipationPreApproveLimit: number;
  @ApiProperty() anticipationFourEyesFrom: number;
}

class SellingRulesDto {
  @ApiProperty() refundWindow14: boolean;
  @ApiProperty() refundWindow21: boolean;
  @ApiProperty() refundWindow30: boolean;
  @ApiProperty() cookieDays90: boolean;
  @ApiProperty() cookieDays180: boolean;
  @ApiProperty() cookieForever: boolean;
  @ApiProperty() firstClickCredited: boolean;
  @ApiProperty() currencyEUR: boolean;
  @ApiProperty() currencyUSD: boolean;
  @ApiProperty() currencyMXN: boolean;
  @ApiProperty({ type: String, nullable: true }) softDescriptor: string | null;
}

class DisputeRulesDto {
  @ApiProperty() chargebackDays: number;
  @ApiProperty() medDays: number;
  @ApiProperty() chargebackFee: number;
  @ApiProperty() medFee: number;
  @ApiProperty() disputeFeeShared: boolean;
  @ApiProperty() refundFee: number;
  @ApiProperty() chargebackLimitCount: number;
  @ApiProperty() chargebackLimitBps: number;
}

class WithdrawalRulesDto {
  @ApiProperty() minAmount: number;
  @ApiProperty() fee: number;
  @ApiProperty() dailyLimit: number;
  @ApiProperty() automaticDailyCap: number;
  @ApiProperty() fromHour: number;
  @ApiProperty() toHour: number;
  @ApiProperty() autoApproveLimit: number;
  @ApiProperty() fourEyesFrom: number;
  @ApiProperty() auditFrom: number;
}

export class UndoSettingsDto {
  @Field(reason) reason: string;
}

class CardInstallmentsDto {
  @ApiProperty() numberOfInstallments: number;
  @ApiProperty() maxInstallmentsWithoutInterest: number;
  @ApiProperty({ type: [Number] }) feeBasisPoints: readonly number[];
  @ApiProperty({ description: 'Cents.' }) minInstallmentValue: number;
}

class ReleaseRuleDto {
  @ApiProperty() days: number;
  @ApiPropertyOptional() affiliateDays?: number;
  @ApiPropertyOptional() coProducerDays?: number;
  @ApiProperty({ description: 'Basis points.' }) reserveBps: number;
  @ApiProperty() reserveDays: number;
}

class RollingReserveDto {
  @ApiProperty({ description: 'Basis points of what the seller earned in `days`.' }) bps: number;
  @ApiProperty() days: number;
  @ApiProperty({ description: 'At least the largest sale of so many days; 0: none.' }) saleDays: number;
}

export class ReleaseSchemeDto {
  @ApiProperty() PIX: ReleaseRuleDto;
  @ApiProperty() BILLET: ReleaseRuleDto;
  @ApiProperty() CREDIT_CARD: ReleaseRuleDto;
  @ApiPropertyOptional({ description: 'What a seller leaves in the available balance.' })
  rolling?: RollingReserveDto;
  @ApiProperty() businessDaysOnly: boolean;
  @ApiProperty() trackingRequired: boolean;
  @ApiProperty() heldByRefundRequest: boolean;
}

export class PlatformSettingsDto {
  @ApiProperty() name: string;
  @ApiProperty() version: number;
  @ApiProperty({ description: 'Sellers of the platform, whom a change of fees concerns.' }) sellers: number;
  @ApiProperty() pixEnabled: boolean;
  @ApiProperty() creditCardEnabled: boolean;
  @ApiProperty() billetEnabled: boolean;
  @ApiProperty() blockedCashout: boolean;
  @ApiProperty() trackingNeedsConsent: boolean;
  @ApiProperty() cartHeadingHidden: boolean;
  @ApiProperty({ type: String, nullable: true }) legalName: string | null;
  @ApiProperty({ type: String, nullable: true }) document: string | null;
  @ApiProperty({ type: String, nullable: true }) legalAddress: string | null;
  @ApiProperty({ type: String, nullable: true }) supportEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) supportPhone: string | null;
  @ApiProperty({ type: String, nullable: true }) termsUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) privacyUrl: string | null;
  @ApiProperty() fees: MethodFeesDto;
  @ApiProperty({ description: 'False: they are those of the installation.' }) feesOwn: boolean;
  @ApiProperty() installments: CardInstallmentsDto;
  @ApiProperty() release: ReleaseSchemeDto;
  @ApiProperty() withdrawalRules: WithdrawalRulesDto;
  @ApiProperty() disputeRules: DisputeRulesDto;
  @ApiProperty() anticipationRules: AnticipationRulesDto;
  @ApiProperty() sellingRules: SellingRulesDto;
  @ApiProperty() documentRules: DocumentRulesDto;
  @ApiProperty({ enum: LOCALES, isArray: true, description: 'Those of pages and mails.' })
  languages: readonly Locale[];
  @ApiProperty({ enum: LOCALES, description: 'For readers who ask for none of them.' }) locale: Locale;
  @ApiProperty({ type: [String], description: 'Networks from which staff sign in. Empty: from everywhere.' })
  staffAddresses: readonly string[];
}

export class SettingChangeDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) change: object;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) previous: object | null;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty() requestedBy: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty() validFrom: Date;
  @ApiProperty({ type: Date, nullable: true }) appliedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) canceledAt: Date | null;
}

export class SettingChangesDto {
  @ApiProperty({ type: [SettingChangeDto] }) items: SettingChangeDto[];
}
