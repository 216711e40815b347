import type { Cents } from '@guiche/money';

/** Specification payments.md §3, "Normalized transaction result". */
export type PaymentMethod = 'PIX' | 'CREDIT_CARD' | 'BILLET';

/** One line of what is sold; `unitPrice` in cents. */
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
 * What we ask a provider to charge (specification payments.md §3, "Transaction input").
 * The intent is complete: a gateway knows no clock, so `createdAt` is the instant from which due dates count,
 * and the same intent always spells the same request.
 */
export interface ChargeIntent {
  /** Our key at the provider, for life. */
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
  /** A token of the card, sealed by us or made by the provider; good at this account only. */
  readonly cardToken?: string;
  /** The provider's name of the customer for whom the token was made within this charge, where it is good for no other. */
  readonly cardCustomer?: string;
  /**
   * The card itself, sealed by us for this account. It becomes what the provider charges (our token, its own token, or the
   * id under which it keeps the card) within the charge and under its deadline.
   */
  readonly sealedCard?: string;
  readonly webhookUrl: string;
  readonly checkoutUrl?: string;
  readonly referrerUrl?: string;
  /** The secret of the seller's own account there: the charge is made in its name, where the manifest says it may be. */
  readonly receiverToken?: string;
  readonly splits: readonly ChargeSplit[];
  readonly fingerPrints: readonly FingerPrint[];
  readonly providerSpecificData?: Readonly<Record<string, unknown>>;
}

/** Asks what became of an attempt: by the provider's reference when known, else by our attempt id. */
export interface QueryIntent {
  readonly attemptId: string;
  readonly reference?: string;
  /** By which an unproven delivery names it. Believed when the provider's answer to it repeats our attempt id. */
  readonly namedReference?: string;
  /** Native data kept from an earlier outcome (for example an endToEndId). */
  readonly providerData?: Readonly<Record<string, unknown>>;
  /** Of a charge that was made in a receiver's name. */
  readonly receiverToken?: string;
  readonly amount: Cents;
  readonly paymentMethod: PaymentMethod;
  /** When the attempt was written, and the instant of asking: providers that list by period need both. */
  readonly createdAt: Date;
  readonly askedAt: Date;
}

/** `amount` absent means the whole charge. `refundId` is our key for this refund, for life. */
export interface RefundIntent {
  readonly refundId: string;
  readonly attemptId: string;
  readonly reference: string;
  readonly amount?: Cents;
  readonly chargedAmount: Cents;
  /** Of a charge that was made in a receiver's name. */
  readonly receiverToken?: string;
  readonly providerData?: Readonly<Record<string, unknown>>;
}

/** Asks a provider to deliver its webhooks to us. `authToken` is what a shared-token provider must send back. */
export interface WebhookRegistrationIntent {
  readonly url: string;
  readonly authToken: string;
  readonly email: string;
}
