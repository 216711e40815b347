import { ApiProperty } from '@nestjs/swagger';
import {
  CHECKOUT_TEMPLATES,
  PRODUCT_CATEGORIES,
  PRODUCT_TYPES,
  AFFILIATE_COOKIE_DAYS,
  REFUND_WINDOWS,
  SUBSCRIPTION_INTERVALS,
  type CheckoutTemplate,
  type ProductType,
} from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { cents } from '@guiche/money';
import { Field, NestedField } from '../../../runtime/http/index.js';
import type { OfferTerms } from '../domain/offer-terms.js';
import { ENDS_OF_PRODUCTS, PRODUCT_STATUSES, SELLER_STEPS, STAFF_STEPS } from '../domain/product-states.js';
import type { Offer } from '../store/offer.entity.js';
import type { Product } from '../store/product.entity.js';
import type { ProductFacts } from '../use-cases/own-products.js';

const CURRENCIES = ['BRL', 'EUR', 'USD', 'MXN'] as const;
const OFFER_TYPES = ['ONE_TIME', 'SUBSCRIPTION'] as const;
const OFFER_STATUSES = ['ACTIVE', 'PAUSED'] as const;
const days = (values: readonly number[]) => rules.optional(rules.oneOf(values.map(String)));
/** Below it no provider charges, and above it no card has a limit. */
const price = () => rules.cents({ min: 100, max: 5_000_000 });
const centimetres = () => rules.optional(rules.integer({ min: 1, max: 1_000 }));
const count = (max: number) => rules.optional(rules.integer({ min: 1, max }));

export class ProductFactsDto {
  @Field(rules.text({ min: 3, max: 120 })) name: string;
  @Field(rules.optional(rules.text({ max: 5_000 }))) description?: string;
  @Field(rules.optional(rules.oneOf(PRODUCT_CATEGORIES))) category?: string;
  @Field(rules.optional(rules.httpsUrl({ max: 500 }))) salesPageUrl?: string;
  @Field(rules.optional(rules.email())) supportEmail?: string;
  @Field(rules.optional(rules.phone())) supportPhone?: string;
  @Field(rules.optional(rules.httpsUrl({ max: 500 }))) termsUrl?: string;
  @Field(days(REFUND_WINDOWS), {
    description: 'Days in which a buyer may ask for the money back. Left out: 7.',
  })
  guaranteeDays?: string;
  @Field(days(AFFILIATE_COOKIE_DAYS), {
    description:
      'Days for which the browser of a buyer remembers an affiliate; 0: without an end. Left out: 60.',
  })
  affiliateCookieDays?: string;
  @Field(rules.optional(rules.text({ max: 13, pattern: /[A-Za-z0-9 ]+/ })), {
    description: 'What stands on the bill of a card.',
  })
  softDescriptor?: string;
  @Field(rules.optional(rules.httpsUrl({ max: 500 })), {
    description: 'Where buyers get what they bought. Shown after payment.',
  })
  accessAddress?: string;
  @Field(rules.optional(rules.boolean()), { description: 'Whether unfinished purchases are stored.' })
  abandonedCartEnabled?: boolean;
  @Field(rules.optional(rules.integer({ min: 0, max: 1_000_000 })), {
    description:
      'Pieces of a physical product that are sold in all, by every offer. Left out: without a limit.',
  })
  stock?: number;
  @Field(rules.optional(rules.integer({ min: 1, max: 1_000_000 })), {
    description: 'Of one piece of a physical product, as it is sent.',
  })
  weightGrams?: number;
  @Field(centimetres()) lengthCm?: number;
  @Field(centimetres()) widthCm?: number;
  @Field(centimetres()) heightCm?: number;
}

export class OfferTermsDto {
  @Field(rules.oneOf(OFFER_TYPES)) type: 'ONE_TIME' | 'SUBSCRIPTION';
  @Field(price()) price: number;
  @Field(rules.optional(price()), { description: 'What it cost before, struck out.' }) fakePrice?: number;
  @Field(rules.optional(rules.oneOf(CURRENCIES)), { description: 'Left out: BRL.' }) currency?: string;
  @Field(rules.optional(price()), { description: 'Of each later charge. Left out: the price.' })
  recurrencePrice?: number;
  @Field(days(SUBSCRIPTION_INTERVALS)) frequencyInDays?: string;
  @Field(count(365)) trialDays?: number;
  @Field(count(120)) cycleLimit?: number;
  @Field(rules.optional(rules.cents({ max: 1_000_000 })), {
    description: 'A fixed shipping cost. 0: free shipping.',
  })
  fretePrice?: number;
  @Field(rules.boolean()) pixEnabled: boolean;
  @Field(rules.boolean()) creditCardEnabled: boolean;
  @Field(rules.boolean()) billetEnabled: boolean;
  @Field(rules.optional(rules.boolean())) requiredDocument?: boolean;
  @Field(rules.optional(rules.boolean())) requiredDocumentAndPhone?: boolean;
  @Field(count(12)) maxInstallments?: number;
  @Field(count(12)) interestFreeInstallments?: number;
  @Field(rules.optional(rules.integer({ min: 5, max: 10_080 }))) pixExpiresMinutes?: number;
  @Field(count(30)) billetDays?: number;
  @Field(count(1_000_000)) quantityLimit?: number;
  @Field(rules.optional(rules.text({ pattern: /\d{4}-\d{2}-\d{2}T[\d:.]+Z/, max: 30 })), {
    description: 'An instant (ISO 8601, UTC).',
  })
  availableFrom?: string;
  @Field(rules.optional(rules.text({ pattern: /\d{4}-\d{2}-\d{2}T[\d:.]+Z/, max: 30 })), {
    description: 'An instant (ISO 8601, UTC).',
  })
  availableUntil?: string;
  @Field(rules.optional(rules.oneOf(CHECKOUT_TEMPLATES)), {
    description: 'Of the page, while the offer shows no checkout of its own. Left out: `DEFAULT`.',
  })
  template?: CheckoutTemplate;
}

export class NewProductDto extends ProductFactsDto {
  @Field(rules.oneOf(PRODUCT_TYPES)) type: ProductType;
  @NestedField(() => OfferTermsDto) offer: OfferTermsDto;
}

export class ProductEditDto extends ProductFactsDto {
  @Field(rules.integer({ min: 1 }), { description: 'The version that was edited.' }) version: number;
}

export class NewOfferDto extends OfferTermsDto {
  @Field(rules.text({ min: 3, max: 120 })) title: string;
}

export class OfferEditDto extends NewOfferDto {
  @Field(rules.integer({ min: 1 }), { description: 'The version that was edited.' }) version: number;
}

export class ProductStepDto {
  @Field(rules.oneOf(SELLER_STEPS)) step: (typeof SELLER_STEPS)[number];
}

export class ProductCopyDto {
  @Field(rules.text({ min: 3, max: 120 })) name: string;
}

export class ProductDecisionDto {
  @Field(rules.oneOf(STAFF_STEPS)) decision: (typeof STAFF_STEPS)[number];
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why. The seller sees it.' }) reason: string;
}

export class CreatedProductDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid', description: 'Its first offer: the id of its checkout.' }) offerId: string;
}

export class CreatedDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class OwnProductDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty() name: string;
  @ApiProperty() description: string;
  @ApiProperty({ enum: PRODUCT_TYPES }) type: string;
  @ApiProperty({ enum: PRODUCT_STATUSES }) status: string;
  @ApiProperty({ enum: PRODUCT_CATEGORIES, nullable: true }) category: string | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) salesPageUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) supportEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) supportPhone: string | null;
  @ApiProperty({ type: String, nullable: true }) termsUrl: string | null;
  @ApiProperty({ type: Number, nullable: true }) guaranteeDays: number | null;
  @ApiProperty({ description: '0: without an end.' }) affiliateCookieDays: number;
  @ApiProperty({ type: String, nullable: true }) softDescriptor: string | null;
  @ApiProperty({ type: String, nullable: true }) accessAddress: string | null;
  @ApiProperty() abandonedCartEnabled: boolean;
  @ApiProperty({ type: Number, nullable: true, description: 'Pieces that are sold in all.' }) stock:
    | number
    | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Of these, the pieces that are not sold yet.' })
  stockLeft: number | null;
  @ApiProperty({ type: Number, nullable: true }) weightGrams: number | null;
  @ApiProperty({ type: Number, nullable: true }) lengthCm: number | null;
  @ApiProperty({ type: Number, nullable: true }) widthCm: number | null;
  @ApiProperty({ type: Number, nullable: true }) heightCm: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why staff refused or blocked it.' })
  reviewReason: string | null;
  @ApiProperty({ type: 'integer', description: 'Sellers who promote it.' }) affiliates: number;
  @ApiProperty({ type: Date, nullable: true, description: 'When it is no longer sold.' })
  endsAt: Date | null;
  @ApiProperty({ enum: ENDS_OF_PRODUCTS, nullable: true, description: 'What happens to it then.' })
  endsBy: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty() version: number;
}

export class OwnOfferDto {
  @ApiProperty({ format: 'uuid', description: 'The id of its checkout.' }) id: string;
  @ApiProperty({ format: 'uuid' }) productId: string;
  @ApiProperty() code: string;
  @ApiProperty() title: string;
  @ApiProperty({ enum: OFFER_STATUSES }) status: string;
  @ApiProperty() isDefault: boolean;
  @ApiProperty({ enum: OFFER_TYPES }) type: string;
  @ApiProperty({ description: 'Cents.' }) price: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents.' }) fakePrice: number | null;
  @ApiProperty({ enum: CURRENCIES }) currency: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents.' }) recurrencePrice: number | null;
  @ApiProperty({ type: Number, nullable: true }) frequencyInDays: number | null;
  @ApiProperty({ type: Number, nullable: true }) trialDays: number | null;
  @ApiProperty({ type: Number, nullable: true }) cycleLimit: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents.' }) fretePrice: number | null;
  @ApiProperty() pixEnabled: boolean;
  @ApiProperty() creditCardEnabled: boolean;
  @ApiProperty() billetEnabled: boolean;
  @ApiProperty() requiredDocument: boolean;
  @ApiProperty() requiredDocumentAndPhone: boolean;
  @ApiProperty({ type: Number, nullable: true }) maxInstallments: number | null;
  @ApiProperty({ type: Number, nullable: true }) interestFreeInstallments: number | null;
  @ApiProperty({ type: Number, nullable: true }) pixExpiresMinutes: number | null;
  @ApiProperty({ type: Number, nullable: true }) billetDays: number | null;
  @ApiProperty({ type: Number, nullable: true }) quantityLimit: number | null;
  @ApiProperty({ type: Date, nullable: true }) availableFrom: Date | null;
  @ApiProperty({ type: Date, nullable: true }) availableUntil: Date | null;
  @ApiProperty({
    enum: CHECKOUT_TEMPLATES,
    description: 'Of the page, while the offer shows no checkout of its own.',
  })
  template: CheckoutTemplate;
  @ApiProperty() version: number;
}

export class ListedOfferDto extends OwnOfferDto {
  @ApiProperty({ type: 'integer', description: 'Paid sales of the last 30 days.' }) sold: number;
  @ApiProperty({ type: 'integer', description: 'Views of its checkout pages in the last 30 days.' })
  views: number;
}

export class ShownOfferDto extends OwnOfferDto {
  @ApiProperty({ format: 'uri', description: 'Where it is sold.' }) url: string;
  @ApiProperty({ type: String, nullable: true, description: 'The checkout of its own. Null: the usual one.' })
  checkoutId: string | null;
  @ApiProperty({ description: 'The QR code of the address: an image as a data URI.' }) qrCode: string;
}

export class OwnOffersDto {
  @ApiProperty({ type: [ListedOfferDto] }) items: ListedOfferDto[];
}

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
const centsOf = (value: number | undefined) => (value === undefined ? null : cents(value));
const instantOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

export const productFactsOf = (dto: ProductFactsDto): ProductFacts => ({
  name: dto.name,
  description: dto.description ?? '',
  category: dto.category ?? null,
  salesPageUrl: dto.salesPageUrl ?? null,
  supportEmail: dto.supportEmail ?? null,
  supportPhone: dto.supportPhone?.replaceAll(/\D/g, '') ?? null,
  termsUrl: dto.termsUrl ?? null,
  guaranteeDays: numberOf(dto.guaranteeDays) ?? 7,
  affiliateCookieDays: numberOf(dto.affiliateCookieDays),
  softDescriptor: dto.softDescriptor ?? null,
  accessAddress: dto.accessAddress ?? null,
  abandonedCartEnabled: dto.abandonedCartEnabled ?? true,
  ...{ stock: dto.stock ?? null, weightGrams: dto.weightGrams ?? null },
  ...{ lengthCm: dto.lengthCm ?? null, widthCm: dto.widthCm ?? null, heightCm: dto.heightCm ?? null },
});

export const offerTermsOf = (dto: OfferTermsDto): Omit<OfferTerms, 'title'> => ({
  type: dto.type,
  price: cents(dto.price),
  fakePrice: centsOf(dto.fakePrice),
  currency: dto.currency ?? 'BRL',
  recurrencePrice: centsOf(dto.recurrencePrice),
  frequencyInDays: numberOf(dto.frequencyInDays),
  trialDays: dto.trialDays ?? null,
  cycleLimit: dto.cycleLimit ?? null,
  fretePrice: centsOf(dto.fretePrice),
  pixEnabled: dto.pixEnabled,
  creditCardEnabled: dto.creditCardEnabled,
  billetEnabled: dto.billetEnabled,
  requiredDocument: dto.requiredDocument ?? true,
  requiredDocumentAndPhone: dto.requiredDocumentAndPhone ?? false,
  maxInstallments: dto.maxInstallments ?? null,
  interestFreeInstallments: dto.interestFreeInstallments ?? null,
  pixExpiresMinutes: dto.pixExpiresMinutes ?? null,
  billetDays: dto.billetDays ?? null,
  quantityLimit: dto.quantityLimit ?? null,
  availableFrom: instantOf(dto.availableFrom),
  availableUntil: instantOf(dto.availableUntil),
  template: dto.template ?? 'DEFAULT',
});

/** Eight characters for people, from the random end of the id; the views make the same. */
const codeOf = (id: string): string => id.replaceAll('-', '').slice(-8).toUpperCase();

/** What the seller sees: not the platform's own columns. */
export function shownProduct(
  product: Product,
  counted: Pick<OwnProductDto, 'affiliates' | 'stockLeft'>,
): OwnProductDto {
  const { platformId: _, producerId: __, updatedAt: ____, updatedBy: _____, ...shown } = product;
  return { ...shown, ...counted, code: codeOf(product.id) };
}

export function shownOffer(offer: Offer): OwnOfferDto {
  const { platformId: _, checkoutConfigId: __, gatewayAccountId: ___, updatedAt: ____, ...shown } = offer;
  return { ...shown, code: codeOf(offer.id) };
}
