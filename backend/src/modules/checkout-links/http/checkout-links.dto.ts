import { PAYMENT_METHODS, couponCodeOf, keptOrigin, type PaymentMethod } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { ApiProperty } from '@nestjs/swagger';
import { Field } from '../../../runtime/http/index.js';
import { qrImage } from '../../../runtime/drawing/index.js';
import type { UsableLink } from '../checkout-links.js';
import type { CheckoutLink } from '../store/checkout-link.entity.js';
import type { LinkFigures, LinkTerms } from '../use-cases/own-checkout-links.js';

const STATUSES = ['ACTIVE', 'PAUSED'] as const;
const utm = () => rules.optional(rules.text({ max: 100 }));
const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

export class NewCheckoutLinkDto {
  @Field(rules.uuid()) offerId: string;
  @Field(rules.text({ min: 2, max: 80 }), { description: 'For the own list.' }) name: string;
  @Field(rules.optional(rules.integer({ min: 1, max: 100 })), { description: 'Of the offer. Left out: 1.' })
  quantity?: number;
  @Field(rules.optional(rules.text({ min: 4, max: 30 })), { description: 'Filled in for the buyer.' })
  buyerName?: string;
  @Field(rules.optional(rules.email())) buyerEmail?: string;
  @Field(rules.optional(rules.phone())) buyerPhone?: string;
  @Field(rules.optional(rules.cpf())) buyerCpf?: string;
  @Field(rules.optional(rules.text({ max: 30 }))) coupon?: string;
  @Field(rules.optional(rules.oneOf(PAYMENT_METHODS)), {
    description: 'Chosen beforehand; the buyer may choose another.',
  })
  method?: PaymentMethod;
  @Field(rules.optional(rules.uuid()), {
    description: 'Who is credited with the purchases: the account of an affiliate of the product.',
  })
  affiliateId?: string;
  @Field(rules.optional(rules.text({ pattern: /\d{4}-\d{2}-\d{2}T[\d:.]+Z/, max: 30 })), {
    description: 'The first instant at which it is not valid (ISO 8601, UTC).',
  })
  expiresAt?: string;
  @Field(rules.optional(rules.integer({ min: 1, max: 1_000_000 }))) maxUses?: number;
  @Field(utm()) utmSource?: string;
  @Field(utm()) utmMedium?: string;
  @Field(utm()) utmCampaign?: string;
}

export class OwnCheckoutLinkDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) offerId: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: STATUSES }) status: string;
  @ApiProperty({ format: 'uri', description: 'The short address.' }) url: string;
  @ApiProperty({ description: 'The QR code of the address: an image as a data URI.' }) qrCode: string;
  @ApiProperty() quantity: number;
  @ApiProperty({ type: String, nullable: true }) buyerName: string | null;
  @ApiProperty({ type: String, nullable: true }) buyerEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) buyerPhone: string | null;
  @ApiProperty({ type: String, nullable: true }) buyerCpf: string | null;
  @ApiProperty({ type: String, nullable: true }) coupon: string | null;
  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true, type: String }) method: PaymentMethod | null;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) affiliateId: string | null;
  @ApiProperty({ type: String, nullable: true }) affiliateName: string | null;
  @ApiProperty({ type: String, nullable: true }) utmQuery: string | null;
  @ApiProperty({ type: Date, nullable: true }) expiresAt: Date | null;
  @ApiProperty({ type: Number, nullable: true }) maxUses: number | null;
  @ApiProperty({ description: 'Orders that wait, are paid or disputed.' }) uses: number;
  @ApiProperty({ description: 'Paid orders.' }) paid: number;
  @ApiProperty({ description: 'Cents that these brought.' }) revenue: number;
  @ApiProperty() createdAt: Date;
}

export class LinkAffiliateDto {
  @ApiProperty({ format: 'uuid' }) affiliateId: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: [String], description: 'The own products that they promote.' })
  products: readonly string[];
}

export class LinkAffiliatesDto {
  @ApiProperty({ type: [LinkAffiliateDto] }) items: LinkAffiliateDto[];
}

/** A link as the page of its checkout needs it. What it fills in is visible to everybody who has the link. */
export class CheckoutLinkDto {
  @ApiProperty() code: string;
  @ApiProperty({ format: 'uuid' }) offerId: string;
  @ApiProperty() quantity: number;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty() phone: string;
  @ApiProperty() cpf: string;
  @ApiProperty({ description: 'Empty: none.' }) coupon: string;
  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true, type: String }) method: PaymentMethod | null;
  @ApiProperty() utmQuery: string;
}

/** A link that is over or used up. */
export class EndedLinkDto {
  @ApiProperty({ type: String, nullable: true, description: 'Null: a page says that it is over.' }) address:
    | string
    | null;
}

export function linkTermsOf(dto: NewCheckoutLinkDto): LinkTerms {
  const { buyerName: name, buyerEmail: email, buyerPhone: phone, buyerCpf: cpf } = dto;
  const campaign = new URLSearchParams();
  for (const [at, value] of [dto.utmSource, dto.utmMedium, dto.utmCampaign].entries())
    if (value !== undefined) campaign.set(UTM_NAMES[at] ?? '', value);
  const { utmQuery } = keptOrigin({ utmQuery: campaign.toString() });
  return {
    ...{ offerId: dto.offerId, name: dto.name, quantity: dto.quantity ?? 1 },
    buyer: {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      ...(cpf !== undefined && { cpf }),
    },
    couponCode: couponCodeOf(dto.coupon ?? '') || null,
    method: dto.method ?? null,
    ...(dto.affiliateId !== undefined && { affiliateId: dto.affiliateId }),
    utmQuery: utmQuery === '' ? null : utmQuery,
    expiresAt: dto.expiresAt === undefined ? null : new Date(dto.expiresAt),
    maxUses: dto.maxUses ?? null,
  };
}

interface FoundLinkParts {
  readonly link: CheckoutLink;
  readonly figures: LinkFigures;
  readonly affiliateName: string | null;
}

export function shownLink(
  { link, figures, affiliateName }: FoundLinkParts,
  publicWebUrl: string,
): OwnCheckoutLinkDto {
  const url = `${publicWebUrl}/l/${link.code}`;
  const { id, offerId, name, status, quantity, buyer, method, utmQuery, expiresAt, maxUses } = link;
  return {
    ...{ id, offerId, name, status, url, qrCode: qrImage(url), quantity },
    ...{ buyerName: buyer.name ?? null, buyerEmail: buyer.email ?? null },
    ...{ buyerPhone: buyer.phone ?? null, buyerCpf: buyer.cpf ?? null },
    ...{ affiliateId: link.affiliateId, affiliateName },
    ...{ coupon: link.couponCode, method, utmQuery, expiresAt, maxUses, ...figures },
    createdAt: link.createdAt,
  };
}

export const usableLink = (link: UsableLink): CheckoutLinkDto => ({
  ...{ code: link.code, offerId: link.offerId, quantity: link.quantity, method: link.method },
  ...{ name: link.buyer.name ?? '', email: link.buyer.email ?? '', phone: link.buyer.phone ?? '' },
  ...{ cpf: link.buyer.cpf ?? '', coupon: link.couponCode ?? '', utmQuery: link.utmQuery ?? '' },
});
