import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Allow } from 'class-validator';
import { ApiCents, Field } from '../../../runtime/http/index.js';
import { CARD_TOKEN, COUPON, LINK, OFFER_ID, ORDER_BUMP_IDS } from './field-rules.js';

/**
 * A JWK (RFC 7517). The card goes out as a compact JWE with this `kid`, `alg` RSA-OAEP-256 and `enc` A256GCM. The `kid` is good
 * for this offer and for 15 minutes; what is encrypted under it works once.
 */
export class CardKeyDto {
  @ApiProperty({ enum: ['RSA'] }) kty: string;
  @ApiProperty() n: string;
  @ApiProperty({ example: 'AQAB' }) e: string;
  @ApiProperty({
    description: 'Opaque. Good for this offer, for 15 minutes. Copied into the header of the JWE.',
  })
  kid: string;
  @ApiProperty({ enum: ['enc'] }) use: string;
  @ApiProperty({ enum: ['RSA-OAEP-256'] }) alg: string;
}

/**
 * What a subscription's page sends (specification checkout.md §7, checkout.tokenCreditCard): the card encrypted to the card
 * key, or its six fields. A field of the wrong kind counts as missing.
 */
export class CardTokenDto {
  @Field(OFFER_ID, { description: 'The checkout id.' }) offerId: string;

  @Field(rules.optional(CARD_TOKEN), {
    description: 'The compact JWE of the six fields, or the provider’s own token.',
  })
  token?: string;

  @ApiPropertyOptional({ type: String, example: '4111111111111111' }) @Allow() cardNumber?: unknown;
  @ApiPropertyOptional({ type: String, minLength: 3, maxLength: 4 }) @Allow() cvv?: unknown;
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 12 }) @Allow() expMonth?: unknown;
  @ApiPropertyOptional({ type: Number, example: 2031 }) @Allow() expYear?: unknown;
  @ApiPropertyOptional({ type: String, description: 'Name and surname.' }) @Allow() holderName?: unknown;
  @ApiPropertyOptional({ type: String }) @Allow() holderDocument?: unknown;
}

export class CardTokenAnswerDto {
  @ApiProperty({ format: 'uuid', description: 'Good for one buyer at one gateway account.' })
  creditCardId: string;
}

export class InstallmentsQueryDto {
  @Field(ORDER_BUMP_IDS, { fromQuery: true, description: 'The ticked bumps, separated by commas.' })
  orderBumpsIds?: string[];

  @Field(rules.optional(rules.cents()), {
    fromQuery: true,
    description: 'The chosen fare in cents, one that the offer has; 0 before it is known.',
  })
  fareAmount?: number;

  @Field(COUPON, { fromQuery: true, description: 'A coupon that is valid for cards.' }) coupon?: string;

  @Field(LINK, { fromQuery: true, description: 'The code of the link that led here.' }) link?: string;
}

/** Specification payments.md §3, "Installment option". Amounts are cents. */
export class InstallmentDto {
  @ApiProperty({ minimum: 1, maximum: 12 }) installmentNumber: number;
  @ApiCents() installmentValue: number;
  @ApiCents({ description: 'What all installments come to, and what is charged.' }) finalValue: number;
}
