import { PURCHASE_FIELDS, type PaymentMethod } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { ValidateIf } from 'class-validator';
import { Field, NestedField, NestedListField } from '../../../runtime/http/index.js';
import type { FingerPrintInput, PurchaseCardInput, PurchaseInput } from '../domain/purchase-input.js';
import { CARD_TOKEN, COUPON, LINK, OFFER_ID, ORDER_BUMP_IDS } from './field-rules.js';
import { Referer, UtmQuery } from './origin-text.js';

const ID = rules.optional(rules.text({ max: 100 }));
const AMOUNT = rules.optional(rules.cents());

export class FingerPrintDto implements FingerPrintInput {
  @Field(rules.text({ min: 0, max: 50 }), { example: 'clearsale' }) provider: string;
  @Field(rules.text({ min: 0, max: 500 })) value: string;
}

export class PurchaseCardDto implements PurchaseCardInput {
  @ValidateIf(({ token, creditCardId }: PurchaseCardDto) => token !== undefined || creditCardId === undefined)
  @Field(CARD_TOKEN, {
    required: false,
    description:
      'The compact JWE of the card, or the provider’s own token. Needed unless a stored card is named.',
  })
  token?: string;

  @Field(rules.optional(rules.integer({ min: 1, max: 12 }))) installments?: number;
  @Field(ID, { description: 'Stored card, for subscriptions.' }) creditCardId?: string;
}

/** What a checkout page sends (specification checkout.md §7, checkout.purchase). Amounts are cents; nothing here sets a price. */
export class PurchaseDto implements PurchaseInput {
  @Field(OFFER_ID, { description: 'The checkout id.' }) offerId: string;
  @Field(PURCHASE_FIELDS.email, { deferred: ['limits'], example: 'maria@example.com' }) email: string;
  @Field(PURCHASE_FIELDS.name, { deferred: ['presence', 'limits'] }) name?: string;
  @Field(PURCHASE_FIELDS.paymentMethod) paymentMethod: PaymentMethod;
  @Field(PURCHASE_FIELDS.phone, { description: 'Digits only.', example: '11987654321' }) phone?: string;
  @Field(PURCHASE_FIELDS.cpf, { description: 'Digits only.', example: '52998224725' }) cpf?: string;
  @NestedField(() => PurchaseCardDto, { optional: true }) creditCard?: PurchaseCardDto;

  @Field(PURCHASE_FIELDS.cep, { example: '01001-000' }) cep?: string;
  @Field(PURCHASE_FIELDS.street) street?: string;
  @Field(PURCHASE_FIELDS.number) number?: string;
  @Field(PURCHASE_FIELDS.complement) complement?: string;
  @Field(PURCHASE_FIELDS.district) district?: string;
  @Field(PURCHASE_FIELDS.city) city?: string;
  @Field(PURCHASE_FIELDS.state, { example: 'SP' }) state?: string;

  @Field(ORDER_BUMP_IDS, { description: 'The bumps the buyer ticked; each must belong to this offer.' })
  orderBumpsIds?: string[];

  @UtmQuery() utmQuery?: string;
  @Referer() referer?: string;
  @Field(PURCHASE_FIELDS.affiliateId) affiliateId?: string;
  @Field(PURCHASE_FIELDS.nextAffiliateIds, {
    description: 'The first of them who promotes the product is credited where `affiliateId` does not.',
  })
  nextAffiliateIds?: string[];

  @Field(AMOUNT, { description: 'Shipping as the page shows it, in cents; must be a fare of this offer.' })
  deliveryFare?: number;
  @Field(ID, { description: 'Decides between options of equal fare.' }) deliveryOptionId?: string;
  @Field(ID) abandonedCartId?: string;
  @NestedListField(() => FingerPrintDto, { optional: true, maxItems: 10 }) fingerPrints?: FingerPrintDto[];

  @Field(AMOUNT, {
    description:
      'The total that the page shows, in cents, with interest; another total answers 409 priceChanged.',
  })
  expectedTotal?: number;
  @Field(COUPON, { description: 'A coupon that is valid for this purchase.' }) coupon?: string;
  @Field(LINK, { description: 'The code of the link that led here; it decides the quantity.' }) link?: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description:
      'The variant that the page shows, as the offer names it; one of no running comparison is ignored.',
  })
  variant?: string;
}
