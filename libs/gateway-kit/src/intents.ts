import type { PaymentMethod } from '@guiche/brazil';
import type { Cents } from '@guiche/money';

/** Specification payments.md §3, "Normalized transaction result". */
export type { PaymentMethod };

/** One item of a sale; `unitPrice` in cents. */
export interface ChargeItem {
  readonly id: string;
  readonly title: string;
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly tangible: boolean;
}

/** `document` and `phone` are digits only. */
export interface ChargeCustomer {
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly phone: string;
}

/** `zipCode` is eight digits; `state` the two-letter code. */
export interface ChargeAddress {
  readonly zipCode: string;
  readonly address: string;
  readonly number: string;
  readonly complement?: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
}

/** `amount` is cents for FIXED and basis points for PERCENTAGE. */
export interface ChargeSplit {
  readonly recipientId: string;
  readonly amount: number;
  readonly type: 'PERCENTAGE' | 'FIXED';
  readonly chargeProcessingFee: boolean;
  readonly chargeRemainder: boolean;
  readonly liable: boolean;
}

export interface FingerPrint {
  readonly provider: string;
  readonly value: string;
}

/**
 * A charge that we request from a provider (specification payments.md §3, "Transaction input"). The intent is
 * complete: a gateway has no clock, so due dates count from `createdAt`, and the same intent always produces the same
 * request.
 */
export interface ChargeIntent {
  /** Our key at the provider. It never changes. */
  readonly attemptId: string;
  readonly createdAt: Date;
  readonly paymentMethod: PaymentMethod;
  readonly amount: Cents;
  /** ISO 4217; the specification's default is BRL. */
  readonly currency: string;
  readonly description: string;
  readonly orderId: string;
  readonly userId: string;
  readonly userDocument?: string;
  readonly items: readonly ChargeItem[];
  readonly customer: ChargeCustomer;
  readonly customerIp?: string;
  readonly address?: ChargeAddress;
  readonly installments: number;
  /** A card stored for this customer at this account. */
  readonly cardId?: string;
  /** A token of the card, encrypted by us or created by the provider; valid at this account only. */
  readonly cardToken?: string;
  /**
   * The provider's id of the customer for whom the token was created within this charge, where it is valid for no
   * other.
   */
  readonly cardCustomer?: string;
  /**
   * The card, encrypted by us for this account. Within the charge and its deadline it becomes what the provider
   * charges: our token, its own token, or its id of the stored card.
   */
  readonly sealedCard?: string;
  readonly webhookUrl: string;
  readonly checkoutUrl?: string;
  readonly referrerUrl?: string;
  /** The secret of the seller's own account: the charge is made in its name, where the manifest allows it. */
  readonly receiverToken?: string;
  /** How long a PIX code and a boleto can be paid, where the offer says so; else the provider's usual time. */
  readonly pixExpiresMinutes?: number;
  readonly billetDays?: number;
  /** What the bill of the card should say; a gateway cuts it to what its provider takes. */
  readonly softDescriptor?: string;
  readonly splits: readonly ChargeSplit[];
  readonly fingerPrints: readonly FingerPrint[];
  readonly providerSpecificData?: Readonly<Record<string, unknown>>;
}

/** Queries the state of an attempt: by the provider's reference if known, else by our attempt id. */
export interface QueryIntent {
  readonly attemptId: string;
  readonly reference?: string;
  /** The reference from an unproven webhook. Accepted when the provider's answer repeats our attempt id. */
  readonly namedReference?: string;
  /** Native data stored from an earlier outcome (for example an endToEndId). */
  readonly providerData?: Readonly<Record<string, unknown>>;
  /** For a charge that was made in a receiver's name. */
  readonly receiverToken?: string;
  readonly amount: Cents;
  readonly paymentMethod: PaymentMethod;
  /** When the attempt was created, and when the query is made: providers that list by period need both. */
  readonly createdAt: Date;
  readonly queriedAt: Date;
}

/** Without `amount` the whole charge is refunded. `refundId` is our key for this refund; it never changes. */
export interface RefundIntent {
  readonly refundId: string;
  readonly attemptId: string;
  readonly reference: string;
  readonly amount?: Cents;
  readonly chargedAmount: Cents;
  /** For a charge that was made in a receiver's name. */
  readonly receiverToken?: string;
  readonly providerData?: Readonly<Record<string, unknown>>;
}

/** Registers our webhook address at a provider. `authToken` is what a shared-token provider must send back. */
export interface WebhookRegistrationIntent {
  readonly url: string;
  readonly authToken: string;
  readonly email: string;
}
