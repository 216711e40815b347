import type { Locale, PaymentMethod, ProductType } from '@guiche/checkout-rules';
import type { Cents, InstallmentTerms, MethodTariff, ReleaseRules, ReleaseScheme } from '@guiche/money';
import type { Availability } from './availability.js';
import type { CheckoutLook } from './checkout-look.js';
import type { PixelEvent, PixelValue, PurchaseMoment } from './pixels.js';

/** When an offer is sold, and how often. Null: without a bound. Instants are milliseconds. */
export interface SaleLimits {
  readonly availableFromMs: number | null;
  /** The first instant at which it is not sold. */
  readonly availableUntilMs: number | null;
  /** How many are sold in all. The purchase counts them. */
  readonly quantityLimit: number | null;
}

export interface BumpSnapshot extends SaleLimits {
  readonly id: string;
  readonly offerId: string;
  readonly productId: string;
  /** The own title of the bump, or that of its offer. */
  readonly title: string;
  readonly text: string | null;
  /** With these it can be bought. */
  readonly methods: readonly PaymentMethod[];
  readonly price: Cents;
  readonly fakePrice: Cents | null;
  readonly tangible: boolean;
  /** Pieces of its product that are sold in all. Null: without a limit. */
  readonly stock: number | null;
  /** As of the offer: the page does not show it. */
  readonly isSoldOut: boolean;
  readonly product: { readonly title: string; readonly image: string | null };
}

export interface DeliverySnapshot {
  readonly id: string;
  readonly description: string;
  readonly deliveryTime: string;
  readonly fareAmount: Cents;
  readonly preSelected: boolean;
}

/** Who sells, or runs the platform: what Decreto 7.962/2013 has a checkout say. Null is not known. */
export interface PartySnapshot {
  readonly name: string | null;
  /** CNPJ or CPF without punctuation. */
  readonly document: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** Digits only, with the area code. */
  readonly phone: string | null;
}

/** The manager of a sale, and what they earn of it. */
export interface ManagerSnapshot {
  readonly managerId: string;
  readonly rule: {
    readonly base: 'MARGIN' | 'FEE' | 'GMV';
    readonly bps: number;
    /** Other percentages for some methods. */
    readonly byMethod?: Readonly<Partial<Record<PaymentMethod, number>>>;
    /** Cents: the most of one sale. */
    readonly cap?: number;
  };
}

/** A version of a co-production of the product (partners/domain/contract-terms.ts). */
export interface CoProductionSnapshot {
  readonly contractId: string;
  readonly partnerId: string;
  readonly number: number;
  readonly fromMs: number;
  /** Null: it ends the contract. Basis points. */
  readonly terms: {
    readonly mainBps: number;
    readonly bumpBps: number;
    readonly upsellBps: number;
    readonly laterBps: number;
    readonly base: 'NET' | 'GROSS' | 'REST';
    readonly until?: string;
  } | null;
}

/** An id of the seller at an advertising network, and what it is told. */
export interface PixelSnapshot {
  readonly type: string;
  readonly pixelId: string;
  /** Of a conversion at Google Ads. */
  readonly conversion: string | null;
  readonly needsConsent: boolean;
  readonly events: readonly PixelEvent[];
  readonly purchaseOn: PurchaseMoment;
  readonly valueSent: PixelValue;
}

/**
 * Everything that a checkout needs of one offer, cached until the catalog changes.
 * Amounts are cents of `currency`. The purchase takes its prices from here, never from the browser.
 */
export interface OfferSnapshot extends SaleLimits {
  readonly id: string;
  /** Whether the period in which it is sold has begun, or is over. */
  readonly availability: Availability;
  readonly platformId: string;
  readonly platformName: string;
  /** The platform's minimalist checkout shows the cart without a heading. */
  readonly cartHeadingHidden: boolean;
  /** The platform requires consent before the seller's trackers are loaded. */
  readonly trackingNeedsConsent: boolean;
  readonly platformLogoUrl: string | null;
  /** The active tracking ids of the platform itself. */
  readonly platformPixels: readonly {
    readonly type: string;
    readonly pixelId: string;
    readonly needsConsent: boolean;
  }[];
  readonly platformParty: PartySnapshot;
  readonly sellerParty: PartySnapshot;
  /** The seller's terms, else the platform's. */
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly guaranteeDays: number | null;
  /** Whether buyers can type a coupon that reduces this offer or an additional one. */
  readonly takesCoupons: boolean;
  /** Of the pages of the platform; `usual` for readers who ask for none of them. */
  readonly languages: { readonly offered: readonly Locale[]; readonly usual: Locale };
  readonly fees: Readonly<Record<'PIX' | 'CREDIT_CARD' | 'BILLET', MethodTariff>>;
  readonly installments: InstallmentTerms;
  /** When the money of a sale is released. */
  readonly release: ReleaseScheme;
  /** What the seller decided for this offer; within `installments`, which has it. Null: as the platform. */
  readonly maxInstallments: number | null;
  readonly interestFreeInstallments: number | null;
  /** How long a code can be paid. Null: as the provider has it. */
  readonly pixExpiresMinutes: number | null;
  readonly billetDays: number | null;
  readonly title: string;
  readonly type: 'ONE_TIME' | 'SUBSCRIPTION';
  readonly price: Cents;
  /** What it cost before, struck out beside the price. */
  readonly fakePrice: Cents | null;
  readonly currency: string;
  readonly recurrencePrice: Cents | null;
  readonly frequencyInDays: number | null;
  readonly fretePrice: Cents | null;
  /** The offer's flag and the platform's switch together. */
  readonly pixEnabled: boolean;
  readonly creditCardEnabled: boolean;
  readonly billetEnabled: boolean;
  readonly requiredDocument: boolean;
  readonly requiredDocumentAndPhone: boolean;
  readonly gatewayAccountId: string | null;
  /** The accounts that the seller's terms try first, after the one that the offer names. */
  readonly gateways: Readonly<Partial<Record<PaymentMethod, string>>>;
  /** What the bill of a card says: of the seller's terms, else of the product, else of the platform. */
  readonly softDescriptor: string | null;
  /** Nothing can be bought of the seller at the moment. */
  readonly salesBlocked: boolean;
  /** The platform refuses some buyers: each purchase asks whether its buyer is one. */
  readonly blocksBuyers: boolean;
  /** Nothing was left when the snapshot was loaded, at most a minute ago. The page says so; a purchase counts again. */
  readonly isSoldOut: boolean;
  /** Who looks after the seller, and what they earn of a sale. */
  readonly manager: ManagerSnapshot | null;
  /** All versions, the earliest of each contract first: a sale has those of its instant. */
  readonly coProductions: readonly CoProductionSnapshot[];
  readonly product: {
    readonly id: string;
    readonly producerId: string;
    readonly name: string;
    readonly description: string;
    readonly image: string | null;
    readonly shareImage: string | null;
    readonly type: ProductType;
    /** Pieces that are sold in all, by every offer. Null: without a limit. */
    readonly stock: number | null;
    /** For how many days a browser remembers an affiliate, 0: without an end; and whether the first is credited, not the last. */
    readonly affiliates: { readonly cookieDays: number; readonly isFirstCredited: boolean };
    /** Whether abandoned carts are stored for the seller. */
    readonly abandonedCartEnabled: boolean;
    /** The receivers of the producer for which charges are made (receivers/README.md). */
    readonly receivers: readonly { readonly receiverProvider: string; readonly receiverId: string }[];
    /** Those that are on, the oldest first. */
    readonly pixels: readonly PixelSnapshot[];
  };
  /** How the page looks. Null: as its template does. */
  readonly config: CheckoutLook | null;
  /** The comparison of two checkouts that runs: A is the usual one. */
  readonly test: { readonly id: string; readonly secondId: string } | null;
  /** Which of both is shown. */
  readonly shownVariant?: 'A' | 'B';
  /** Which of `looks` is shown in the place of the usual one. */
  readonly shownLookId?: string;
  /** The other published checkouts of the product, by their ids: an address can name one. */
  readonly looks: Readonly<Record<string, CheckoutLook>>;
  readonly bumps: readonly BumpSnapshot[];
  readonly deliveryOptions: readonly DeliverySnapshot[];
}

/** What the seller's terms say at the instant of a sale. What is left out is as the platform has it. */
export interface TermsOfSale {
  readonly seller: {
    readonly fees?: Readonly<Partial<Record<PaymentMethod, MethodTariff>>>;
    readonly withoutMethods?: readonly PaymentMethod[];
    readonly gateways?: OfferSnapshot['gateways'];
    readonly maxInstallments?: number;
    readonly softDescriptor?: string;
    readonly salesBlocked?: boolean;
    readonly release?: ReleaseRules;
  };
  readonly manager: ManagerSnapshot | null;
}

/** An offer as the platform has it, before the terms of its seller. */
export type PlatformOffer = Omit<OfferSnapshot, 'gateways' | 'salesBlocked' | 'manager' | 'availability'>;
