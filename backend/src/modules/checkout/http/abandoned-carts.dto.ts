import { ApiProperty } from '@nestjs/swagger';
import { NAME_MAX_LENGTH, PURCHASE_FIELDS } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import type { AbandonedCartInput } from '../domain/purchase-input.js';
import { OFFER_ID } from './field-rules.js';
import { UtmQuery } from './origin-text.js';

/** What a checkout page saves before the purchase (specification checkout.md §7, checkout.putAbandonedCart). */
export class AbandonedCartDto implements AbandonedCartInput {
  @Field(rules.optional(rules.text({ max: 100 })), {
    description: 'As the first save answered; left out on the first.',
  })
  cartId?: string;
  /** Half-typed data are saved too. */
  @Field(rules.optional(rules.text({ max: NAME_MAX_LENGTH }))) name?: string;
  @Field(PURCHASE_FIELDS.cpf, { description: 'CPF.' }) document?: string;
  @Field(rules.optional(PURCHASE_FIELDS.email), { deferred: ['limits'] }) email?: string;
  @Field(PURCHASE_FIELDS.phone) phone?: string;
  @Field(rules.optional(rules.cents()), { description: 'What the cart comes to, in cents.' })
  cartAmt?: number;
  @Field(OFFER_ID, { description: 'The checkout id.' }) offerId: string;
  @UtmQuery() utmQuery?: string;
}

export class SavedCartDto {
  @ApiProperty({ format: 'uuid' }) cartId: string;
}

export class AbandonedCartEnabledDto {
  @ApiProperty() enabled: boolean;
}
