import type { ChargeAddress, ChargeCustomer } from './intents.js';
import type { Declined, Refused, Unknown } from './outcomes.js';

/** Specification payments.md §3, "Card data". `expYear` has two digits; providers that want four get 20 in front (§5). */
export interface CardData {
  readonly cardNumber: string;
  readonly holderName: string;
  readonly holderDocument: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly cvv: string;
}

/** Asks for a token of a card. The card is opened for this one call and never stored or logged. */
export interface CardTokenIntent {
  readonly card: CardData;
  readonly customer: ChargeCustomer;
  readonly address?: ChargeAddress;
  readonly customerIp?: string;
}

/** Specification payments.md §3, "Card id input". */
export interface CardIdIntent {
  readonly cardToken: string;
  readonly customer: ChargeCustomer;
  readonly customerIp?: string;
}

/** `cardToken` is an encrypted blob, a JSON text or the provider's own token. */
export type CardTokenOutcome =
  { readonly kind: 'tokenized'; readonly cardToken: string } | Declined | Refused | Unknown;

/** `cardId` belongs to one customer and one gateway account. */
export type CardIdOutcome =
  { readonly kind: 'stored'; readonly cardId: string } | Declined | Refused | Unknown;
