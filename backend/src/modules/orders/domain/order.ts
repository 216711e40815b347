import type { Locale } from '@guiche/i18n';
import { cents, type Cents } from '@guiche/money';

export interface OrderItem {
  readonly id: string;
  readonly kind: 'MAIN' | 'BUMP';
  readonly offerId: string;
  readonly productId: string;
  readonly title: string;
  readonly unitPrice: Cents;
  readonly quantity: number;
  /** What the coupon takes off all units together. */
  readonly discount: Cents;
  readonly tangible: boolean;
}

/** What is paid for an item: its units together, without what the coupon takes off. */
export const paidOf = ({
  unitPrice,
  quantity,
  discount,
}: Pick<OrderItem, 'unitPrice' | 'quantity' | 'discount'>): Cents => cents(unitPrice * quantity - discount);

export interface DeliveryAddress {
  readonly cep: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string | null;
  readonly district: string;
  readonly city: string;
  readonly state: string;
}

export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Digits only. */
  readonly phone: string;
  /** Digits only. */
  readonly document: string;
}

/** What the buyer of a subscription agreed to for the charges after the first. */
export interface Recurrence {
  /** Cents of the order's currency. */
  readonly price: Cents;
  readonly frequencyInDays: number;
  /** The card for later charges, if one was stored. */
  readonly storedCardId: string | null;
}

/** What we made up because the offer does not require it. Never printed on fiscal data (domain.md §7.4). */
export type Invented = 'phone' | 'document';

/**
 * One purchase: what, for whom, for how much, and how the money divides. All prices were resolved from the catalog.
 * `division` is stored as it was computed: later changes of fees or contracts do not change a sale.
 */
export interface Order {
  readonly id: string;
  readonly platformId: string;
  readonly offerId: string;
  readonly producerId: string;
  readonly buyer: Buyer;
  readonly invented: readonly Invented[];
  readonly address: DeliveryAddress | null;
  readonly items: readonly OrderItem[];
  readonly currency: string;
  /** What is paid for the items: the coupon is taken off. */
  readonly itemsTotal: Cents;
  /** The coupon that was used. */
  readonly coupon: { readonly id: string; readonly code: string } | null;
  /** The link of the seller that led here. */
  readonly checkoutLinkId: string | null;
  /** The comparison of two checkouts that it was part of, and which of them sold it. */
  readonly checkoutTestId: string | null;
  readonly checkoutVariant: 'A' | 'B' | null;
  /** What the coupon took off the items. */
  readonly discount: Cents;
  readonly shipping: Cents;
  /** Card only, else 1. */
  readonly installments: number;
  /** What paying in parts adds to the price, rounding included: below zero when equal parts miss a cent. */
  readonly interest: Cents;
  /** What the buyer pays in all: items, shipping and interest. */
  readonly total: Cents;
  readonly deliveryOptionId: string | null;
  readonly affiliateId: string | null;
  readonly utmQuery: string | null;
  readonly referer: string | null;
  readonly customerIp: string | null;
  readonly fingerPrints: readonly { readonly provider: string; readonly value: string }[];
  readonly abandonedCartId: string | null;
  /** What the bill of a card says. Null: as the gateway account has it. */
  readonly softDescriptor: string | null;
  /** How long its codes can be paid, as the offer said when it was bought. Null: as the provider has it. */
  readonly pixExpiresMinutes: number | null;
  readonly billetDays: number | null;
  readonly upsellToken: string;
  readonly division: object;
  /** Null unless the offer is a subscription. */
  readonly recurrence: Recurrence | null;
  /** Of the page on which it was bought: the buyer's mails have it. Null: it is not known. */
  readonly locale: Locale | null;
  readonly createdAt: Date;
}

/** The identity of a purchase: the key that the page created, and a hash of its content. */
export interface PurchaseKey {
  readonly idempotencyKey: string;
  readonly requestHash: string;
}
