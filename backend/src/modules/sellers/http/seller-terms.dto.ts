import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { MAX_INSTALLMENTS, MOST_RELEASE_DAYS } from '@guiche/money';
import { Field } from '../../../runtime/http/index.js';
import { DatedChangeDto } from '../../platforms/index.js';

/** Cents. A fee of R$ 1.000.000,00 is a typing error. */
const fixed = rules.optional(rules.cents({ max: 100_000_000 }));
const percent = rules.optional(rules.basisPoints());
const days = rules.optional(rules.integer({ min: 0, max: MOST_RELEASE_DAYS }));
const gateway = rules.optional(rules.uuid());

/** All terms of a seller; what is left out is as the platform has it. */
export class SellerTermsDto extends DatedChangeDto {
  @Field(rules.boolean(), { description: 'The seller has own fees for PIX.' }) pixOwn: boolean;
  @Field(percent) pixBasisPoints?: number;
  @Field(fixed) pixFixed?: number;
  @Field(rules.boolean()) billetOwn: boolean;
  @Field(percent) billetBasisPoints?: number;
  @Field(fixed) billetFixed?: number;
  @Field(rules.boolean()) cardOwn: boolean;
  @Field(rules.optional(rules.list(rules.basisPoints(), { max: MAX_INSTALLMENTS })), {
    description: 'By number of installments, from 1 to 12.',
  })
  cardBasisPoints?: number[];
  @Field(rules.optional(rules.list(rules.cents({ max: 100_000_000 }), { max: MAX_INSTALLMENTS })), {
    description: 'Cents, by number of installments, from 1 to 12.',
  })
  cardFixed?: number[];
  @Field(fixed, { description: 'Cents for a withdrawal; left out: as the platform.' }) withdrawalFee?: number;
  @Field(fixed, { description: 'Cents for a refund.' }) refundFee?: number;
  @Field(fixed, { description: 'Cents for a chargeback.' }) chargebackFee?: number;
  @Field(fixed, { description: 'Cents for a MED dispute.' }) medFee?: number;
  @Field(rules.optional(rules.oneOf(['ON', 'OFF'])), {
    description: 'Whether the seller may ask to be paid early; left out: as the platform.',
  })
  anticipation?: 'ON' | 'OFF';
  @Field(rules.optional(rules.basisPoints({ max: 9_999 })), {
    description: 'What being paid early costs, of the amount; left out: as the platform.',
  })
  anticipationFeeBasisPoints?: number;
  @Field(rules.boolean()) pixOffered: boolean;
  @Field(rules.boolean()) cardOffered: boolean;
  @Field(rules.boolean()) billetOffered: boolean;
  @Field(gateway, { description: 'The gateway account that is tried first.' }) pixGateway?: string;
  @Field(gateway) cardGateway?: string;
  @Field(gateway) billetGateway?: string;
  @Field(rules.optional(rules.integer({ min: 1, max: MAX_INSTALLMENTS }))) maxInstallments?: number;
  @Field(rules.optional(rules.text({ min: 3, max: 13, pattern: /^[A-Za-z0-9]+$/ })), {
    description: 'What the bill of a card says: letters and digits.',
  })
  softDescriptor?: string;
  @Field(rules.optional(rules.boolean()), { description: 'The seller has own days of release and reserves.' })
  releaseOwn?: boolean;
  @Field(days) pixDays?: number;
  @Field(days) pixAffiliateDays?: number;
  @Field(days) pixCoProducerDays?: number;
  @Field(percent) pixReserveBasisPoints?: number;
  @Field(days) pixReserveDays?: number;
  @Field(days) billetDays?: number;
  @Field(days) billetAffiliateDays?: number;
  @Field(days) billetCoProducerDays?: number;
  @Field(percent) billetReserveBasisPoints?: number;
  @Field(days) billetReserveDays?: number;
  @Field(days) cardDays?: number;
  @Field(days) cardAffiliateDays?: number;
  @Field(days) cardCoProducerDays?: number;
  @Field(percent) cardReserveBasisPoints?: number;
  @Field(days) cardReserveDays?: number;
  @Field(percent, {
    description: 'The part of recent earnings that a seller leaves in the available balance. Left out: none.',
  })
  rollingBasisPoints?: number;
  @Field(days, { description: 'Days of earnings that it is a part of; left out: 30.' })
  rollingDays?: number;
  @Field(days, { description: 'At least the largest sale of so many days. Left out: none.' })
  rollingSaleDays?: number;
  @Field(rules.boolean(), { description: 'Checkouts of the seller refuse to sell.' }) salesBlocked: boolean;
  @Field(rules.boolean(), { description: 'Withdrawals of the seller are refused.' }) cashOutBlocked: boolean;
}

export class ReasonDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded.' }) reason: string;
}

class OwnTariffDto {
  @ApiProperty({ description: 'Basis points.' }) bps: number;
  @ApiProperty({ description: 'Cents.' }) fixed: number;
}

export class FeesInEffectDto {
  @ApiProperty() PIX: OwnTariffDto;
  @ApiProperty() BILLET: OwnTariffDto;
  @ApiProperty({ type: [OwnTariffDto], description: 'By number of installments, from 1 to 12.' })
  CREDIT_CARD: OwnTariffDto[];
}

class OwnReleaseRuleDto {
  @ApiProperty() days: number;
  @ApiPropertyOptional() affiliateDays?: number;
  @ApiPropertyOptional() coProducerDays?: number;
  @ApiProperty({ description: 'Basis points.' }) reserveBps: number;
  @ApiProperty() reserveDays: number;
}

class OwnRollingReserveDto {
  @ApiProperty({ description: 'Basis points of what the seller earned in `days`.' }) bps: number;
  @ApiProperty() days: number;
  @ApiProperty({ description: 'At least the largest sale of so many days; 0: none.' }) saleDays: number;
}

export class ReleaseRulesDto {
  @ApiProperty() PIX: OwnReleaseRuleDto;
  @ApiProperty() BILLET: OwnReleaseRuleDto;
  @ApiProperty() CREDIT_CARD: OwnReleaseRuleDto;
  @ApiPropertyOptional({ description: 'What the seller leaves in the available balance.' })
  rolling?: OwnRollingReserveDto;
}

/** Terms as the form has them. */
export class TermsValuesDto {
  @ApiProperty() pixOwn: boolean;
  @ApiProperty() billetOwn: boolean;
  @ApiProperty() cardOwn: boolean;
  @ApiProperty({ description: 'The own fees, and those of the platform for the other methods.' })
  fees: FeesInEffectDto;
  @ApiProperty() releaseOwn: boolean;
  @ApiProperty({ description: 'The own days and reserves, else those of the platform.' })
  release: ReleaseRulesDto;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents. Null: as the platform.' })
  withdrawalFee: number | null;
  @ApiProperty({ type: Number, nullable: true }) refundFee: number | null;
  @ApiProperty({ type: Number, nullable: true }) chargebackFee: number | null;
  @ApiProperty({ type: Number, nullable: true }) medFee: number | null;
  @ApiProperty({ enum: ['ON', 'OFF'], nullable: true, description: 'Null: as the platform.' })
  anticipation: 'ON' | 'OFF' | null;
  @ApiProperty({ type: Number, nullable: true }) anticipationFeeBasisPoints: number | null;
  @ApiProperty() pixOffered: boolean;
  @ApiProperty() cardOffered: boolean;
  @ApiProperty() billetOffered: boolean;
  @ApiProperty({ type: String, nullable: true }) pixGateway: string | null;
  @ApiProperty({ type: String, nullable: true }) cardGateway: string | null;
  @ApiProperty({ type: String, nullable: true }) billetGateway: string | null;
  @ApiProperty({ type: Number, nullable: true }) maxInstallments: number | null;
  @ApiProperty({ type: String, nullable: true }) softDescriptor: string | null;
  @ApiProperty() salesBlocked: boolean;
  @ApiProperty() cashOutBlocked: boolean;
}

class TermsVersionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() value: TermsValuesDto;
  @ApiProperty() reason: string;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty() validFrom: Date;
  @ApiProperty({ type: Date, nullable: true }) canceledAt: Date | null;
  @ApiProperty({ description: 'It holds, or held.' }) isInEffect: boolean;
}

class NamedAccountDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() provider: string;
}

export class SellerTermsShownDto {
  @ApiProperty() present: TermsValuesDto;
  @ApiProperty({ description: 'What holds for sellers without own terms.' }) platformFees: FeesInEffectDto;
  @ApiProperty({ type: [TermsVersionDto], description: 'The latest instant first.' })
  history: TermsVersionDto[];
  @ApiProperty({ type: String, nullable: true, description: 'The newest version, for `basedOn`.' })
  newest: string | null;
  @ApiProperty({ type: [NamedAccountDto] }) accounts: NamedAccountDto[];
}
