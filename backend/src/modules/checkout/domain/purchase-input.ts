import type { PaymentMethod } from '@guiche/checkout-rules';

export interface FingerPrintInput {
  readonly provider: string;
  readonly value: string;
}

/** The card of a purchase: an encrypted card or a provider's token, or the id of a stored card. */
export interface PurchaseCardInput {
  readonly token?: string;
  readonly installments?: number;
  readonly creditCardId?: string;
}

/** What a buyer sends to buy (specification checkout.md §7, checkout.purchase). Amounts are cents; no field sets a price. */
export interface PurchaseInput {
  readonly offerId: string;
  readonly email: string;
  readonly name?: string;
  readonly paymentMethod: PaymentMethod;
  readonly phone?: string;
  readonly cpf?: string;
  readonly creditCard?: PurchaseCardInput;
  readonly cep?: string;
  readonly street?: string;
  readonly number?: string;
  readonly complement?: string;
  readonly district?: string;
  readonly city?: string;
  readonly state?: string;
  readonly orderBumpsIds?: string[];
  readonly utmQuery?: string;
  readonly referer?: string;
  readonly affiliateId?: string;
  /** The first of them who promotes the product is credited where that one does not. */
  readonly nextAffiliateIds?: string[];
  readonly deliveryFare?: number;
  readonly deliveryOptionId?: string;
  readonly abandonedCartId?: string;
  readonly fingerPrints?: FingerPrintInput[];
  readonly expectedTotal?: number;
  /** The code as typed. */
  readonly coupon?: string;
  /** The code of the seller's link that led here; it decides the quantity. */
  readonly link?: string;
  /** Of the comparison of two checkouts. */
  readonly variant?: string;
}

/** What a checkout page saves before the purchase (specification checkout.md §7, checkout.putAbandonedCart). */
export interface AbandonedCartInput {
  readonly offerId: string;
  readonly cartId?: string;
  readonly name?: string;
  readonly document?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Cents. */
  readonly cartAmt?: number;
  readonly utmQuery?: string;
}
