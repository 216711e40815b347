import type { PaymentMethod } from '@guiche/checkout-rules';
import {
  LOCALES,
  type Locale,
  CHECKOUT_TEMPLATES,
  PRODUCT_TYPES,
  type CheckoutTemplate,
  type ProductType,
} from '@guiche/checkout-rules';
import { ApiProperty } from '@nestjs/swagger';
import { ApiCents } from '../../../runtime/http/index.js';
import {
  CHECKOUT_VARIANTS,
  PIXEL_EVENTS,
  PIXEL_VALUES,
  PURCHASE_MOMENTS,
  type CheckoutVariant,
  type PixelEvent,
  type PixelValue,
  type PurchaseMoment,
} from '../../catalog/index.js';

const text = { type: String, nullable: true } as const;

export class DeliveryOptionDto {
  @ApiProperty() id: string;
  @ApiProperty() description: string;
  @ApiProperty() deliveryTime: string;
  @ApiCents({ description: '0 is free.' }) fareAmount: number;
  @ApiProperty() preSelected: boolean;
}

export class FeedbackDto {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty(text) image: string | null;
  @ApiProperty() stars: number;
}

export class CountdownDto {
  @ApiProperty() minutes: number;
  @ApiProperty(text) endText: string | null;
}

/** Where the page of an approved payment leads, by its method. */
export class ThankYouDto {
  @ApiProperty(text) PIX: string | null;
  @ApiProperty(text) CREDIT_CARD: string | null;
  @ApiProperty(text) BILLET: string | null;
}

/** Specification checkout.md §3, "Checkout builder config". */
export class CheckoutBuilderConfigDto {
  @ApiProperty(text) logoTopImageURL: string | null;
  @ApiProperty(text) headerImageURL: string | null;
  @ApiProperty() enabledBannerText: boolean;
  @ApiProperty(text) bannerText: string | null;
  @ApiProperty(text) bannerTextColor: string | null;
  @ApiProperty(text) bannerTextBackgroundColor: string | null;
  @ApiProperty(text) colorPrimary: string | null;
  @ApiProperty(text) backRedirect: string | null;
  @ApiProperty({ type: [FeedbackDto] }) feedbacks: FeedbackDto[];
  @ApiProperty({ type: CountdownDto, nullable: true }) countdown: CountdownDto | null;
  @ApiProperty(text) chatPhone: string | null;
  @ApiProperty({ ...text, description: 'Null: a sentence that names the product.' }) chatMessage:
    | string
    | null;
  @ApiProperty({ ...text, description: 'For narrow screens.' }) headerImagePhoneURL: string | null;
  @ApiProperty({ ...text, description: 'In place of the name of the platform.' }) sellerName: string | null;
  @ApiProperty() isSecureNoteShown: boolean;
  @ApiProperty(text) legalText: string | null;
  @ApiProperty({ ...text, description: 'Said to a buyer who is about to leave.' }) exitBannerText:
    | string
    | null;
  @ApiProperty({ type: ThankYouDto }) thankYou: ThankYouDto;
}

export class BumpProductDto {
  @ApiProperty() title: string;
  @ApiProperty(text) image: string | null;
}

export class BumpOfferDto {
  @ApiProperty() title: string;
  @ApiCents() price: number;
  @ApiCents({ nullable: true }) fakePrice: number | null;
  @ApiProperty({ type: BumpProductDto }) product: BumpProductDto;
}

export class OrderBumpDto {
  @ApiProperty() id: string;
  @ApiProperty({ type: String, nullable: true, description: 'A sentence of the seller.' }) text:
    | string
    | null;
  @ApiProperty({
    enum: ['PIX', 'CREDIT_CARD', 'BILLET'],
    isArray: true,
    description: 'With these it can be bought.',
  })
  methods: readonly PaymentMethod[];
  @ApiProperty({ type: BumpOfferDto }) offer: BumpOfferDto;
}

export class PixelDto {
  @ApiProperty() pixelId: string;
}

export class PixelsDto {
  @ApiProperty({ type: [PixelDto] }) pixels: PixelDto[];
}

const TRACKERS = ['facebook', 'google', 'tiktok', 'kwai'] as const;

/** An id of the seller at a network, and what it is told. */
export class OfferPixelDto {
  @ApiProperty({ enum: TRACKERS }) tracker: (typeof TRACKERS)[number];
  @ApiProperty() pixelId: string;
  @ApiProperty({ ...text, description: 'The conversion of Google Ads that a purchase counts for.' })
  conversion: string | null;
  @ApiProperty({ enum: PIXEL_EVENTS, isArray: true }) events: PixelEvent[];
  @ApiProperty({ enum: PURCHASE_MOMENTS }) purchaseOn: PurchaseMoment;
  @ApiProperty({ enum: PIXEL_VALUES }) valueSent: PixelValue;
}

export class PlatformPixelsDto {
  @ApiProperty({ type: [String] }) facebook: string[];
  @ApiProperty({ type: [String] }) google: string[];
  @ApiProperty({ type: [String] }) tiktok: string[];
  @ApiProperty({ type: [String] }) kwai: string[];
}

export class ReceiverDto {
  @ApiProperty() receiverProvider: string;
  @ApiProperty() receiverId: string;
}

export class ProducerDto {
  @ApiProperty({ type: [ReceiverDto] }) receivers: ReceiverDto[];
}

export class OfferProductDto {
  @ApiProperty() name: string;
  @ApiProperty(text) image: string | null;
  @ApiProperty({ ...text, description: 'For link previews: PNG or JPEG.' }) shareImage: string | null;
  @ApiProperty() description: string;
  @ApiProperty({ enum: PRODUCT_TYPES }) typeProduct: ProductType;
  @ApiProperty({ type: [OrderBumpDto] }) ordersBumps: OrderBumpDto[];
  @ApiProperty({ type: ProducerDto }) createdByUser: ProducerDto;
  @ApiProperty({ type: PixelsDto }) facebookPixel: PixelsDto;
  @ApiProperty({ type: PixelsDto }) tiktokPixel: PixelsDto;
  @ApiProperty({ type: PixelsDto }) kwaiPixel: PixelsDto;
  @ApiProperty({ type: [OfferPixelDto], description: 'All of these with their events.' })
  pixels: OfferPixelDto[];
  @ApiProperty(text) googleAnalyticsId: string | null;
  @ApiProperty(text) googleAdsId: string | null;
  @ApiProperty(text) googleAdsConversionApiId: string | null;
}

/** The terms by which a card is paid in installments: with them a page computes every option of every sum. */
export class InstallmentPlanDto {
  @ApiProperty({ minimum: 1, maximum: 12 }) numberOfInstallments: number;
  @ApiProperty({ description: 'Counts up to this one carry no interest.' })
  maxInstallmentsWithoutInterest: number;
  @ApiProperty({ type: [Number], description: 'Interest on the whole sum, first entry for 1x.' })
  feeBasisPoints: number[];
  @ApiCents({ description: 'Counts whose installment is lower are not offered.' })
  minInstallmentValue: number;
}

/** A party of the sale as Decreto 7.962/2013 has it named. */
export class PartyDto {
  @ApiProperty(text) name: string | null;
  @ApiProperty({ ...text, description: 'CNPJ or CPF without punctuation.' }) document: string | null;
  @ApiProperty(text) address: string | null;
  @ApiProperty(text) email: string | null;
  @ApiProperty({ ...text, description: 'Digits only, with the area code.' }) phone: string | null;
}

/** Who sells, who processes the sale, and on what terms. */
export class LegalDto {
  @ApiProperty({ type: PartyDto }) seller: PartyDto;
  @ApiProperty({ type: PartyDto }) platform: PartyDto;
  @ApiProperty(text) termsUrl: string | null;
  @ApiProperty(text) privacyUrl: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Days to ask for the money back.' })
  guaranteeDays: number | null;
}

/** The largest number of card installments of the offer alone. */
export class MaxInstallmentsDto {
  @ApiProperty() installmentNumber: number;
  @ApiCents({ description: 'Of each installment.' }) installmentValue: number;
  @ApiCents({ description: 'Interest included.' }) finalValue: number;
}

export class OfferProviderDto {
  @ApiProperty({ description: 'Empty when the platform has no provider yet.' }) paymentProvider: string;
  @ApiProperty(text) gatewayPublicKey: string | null;
}

/** The comparison of two checkouts that runs, and which of them this is. */
export class OfferTestDto {
  @ApiProperty({ enum: CHECKOUT_VARIANTS }) variant: CheckoutVariant;
  @ApiProperty({ description: 'What a purchase names.' }) name: string;
}

/** How a page remembers who brought the buyer. */
export class AffiliateCookieDto {
  @ApiProperty({ format: 'uuid', description: 'What is remembered is remembered of this product.' })
  productId: string;
  @ApiProperty({ description: '0: without an end.' }) days: number;
  @ApiProperty({ description: 'The first affiliate is credited, not the last.' }) isFirstCredited: boolean;
}

/** The offer as a checkout page loads it (specification checkout.md §3, "Checkout"). Amounts are cents of `coin`. */
export class OfferDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiCents() price: number;
  @ApiCents({ nullable: true, description: 'The price before, struck out.' }) fakePrice: number | null;
  @ApiProperty({ enum: ['BRL', 'USD', 'EUR', 'MXN'] }) coin: string;
  @ApiProperty({ enum: ['ONE_TIME', 'SUBSCRIPTION'] }) type: 'ONE_TIME' | 'SUBSCRIPTION';
  @ApiCents({ nullable: true }) recurrencePrice: number | null;
  @ApiProperty({ type: Number, nullable: true }) frequencyInDays: number | null;
  @ApiCents({ nullable: true }) fretePrice: number | null;
  @ApiProperty({
    ...text,
    description: 'The checkout that the address names, where it is not the usual one.',
  })
  checkoutId: string | null;
  @ApiProperty({ type: OfferTestDto, nullable: true }) test: OfferTestDto | null;
  @ApiProperty({ description: 'Nothing was left, at most a minute ago. A purchase counts again.' })
  isSoldOut: boolean;
  @ApiProperty({ enum: CHECKOUT_TEMPLATES }) template: CheckoutTemplate;
  @ApiProperty({ enum: LOCALES }) locale: Locale;
  @ApiProperty({ type: [DeliveryOptionDto] }) deliveryOptions: DeliveryOptionDto[];
  @ApiProperty() pixEnabled: boolean;
  @ApiProperty() creditCardEnabled: boolean;
  @ApiProperty() billetEnabled: boolean;
  @ApiProperty() requiredDocument: boolean;
  @ApiProperty() requiredDocumentAndPhone: boolean;
  @ApiProperty({ format: 'uuid' }) platformId: string;
  @ApiProperty() platformName: string;
  @ApiProperty({ description: "The platform's minimalist layout shows the cart without a heading." })
  cartHeadingHidden: boolean;
  @ApiProperty({ description: "The buyer is asked before the seller's trackers are loaded." })
  trackingNeedsConsent: boolean;
  @ApiProperty({ description: 'Buyers can type a coupon that reduces this offer or an additional one.' })
  takesCoupons: boolean;
  @ApiProperty({ type: AffiliateCookieDto }) affiliateCookie: AffiliateCookieDto;
  @ApiProperty({ type: PlatformPixelsDto, description: 'Tracking ids of the platform itself.' })
  platformPixels: PlatformPixelsDto;
  @ApiProperty({ type: InstallmentPlanDto }) installmentPlan: InstallmentPlanDto;
  @ApiProperty({
    type: MaxInstallmentsDto,
    nullable: true,
    description: 'Null where a card is not taken, or in one installment only.',
  })
  maxInstallments: MaxInstallmentsDto | null;
  @ApiProperty({ type: LegalDto }) legal: LegalDto;
  @ApiProperty({ type: OfferProviderDto }) provider: OfferProviderDto;
  @ApiProperty({ type: CheckoutBuilderConfigDto }) checkoutBuilderConfig: CheckoutBuilderConfigDto;
  @ApiProperty({ type: OfferProductDto }) product: OfferProductDto;
}
