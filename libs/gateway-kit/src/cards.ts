import type { ChargeAddress, ChargeCustomer } from './intents.js';
import type { Declined, Refused, Unknown } from './outcomes.js';

/**
 * Specification payments.md §3, "Card data". `expYear` has two digits; providers that require four get {@link
 * fourDigitYear}.
 */
export interface CardData {
  readonly cardNumber: string;
  readonly holderName: string;
  readonly holderDocument: string;
  readonly expMonth: string;
  readonly expYear: string;
  /** Missing for a stored card: it may never be stored. Then it is not sent. */
  readonly cvv?: string;
}

/**
 * How a card becomes a token at a provider (payments.md §7, "Card token").
 * - `local`: we encrypt it into an opaque token and decrypt it immediately before it is sent; tokenizing sends
 *   nothing.
 * - `provider`: the gateway has `createCardToken` or `createCardId`.
 * - `browser`: the provider's own library creates the token in the buyer's browser.
 */
export type CardHandling = 'local' | 'provider' | 'browser';

/**
 * Encrypts cards into opaque tokens. `boundTo` identifies the only account for which the token is valid. `open`
 * throws for a token that is not ours, was changed, or belongs to another account.
 */
export interface CardVault {
  seal(card: CardData, boundTo: string): string;
  open(token: string, boundTo: string): CardData;
}

/** Requests a token for a card. The card is decrypted for this call and never stored or logged. */
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
  | {
      readonly kind: 'tokenized';
      readonly cardToken: string;
      /** The provider's id of the customer for whom the token was created, where it is valid for no other (ASAAS). */
      readonly cardCustomer?: string;
    }
  | Declined
  | Refused
  | Unknown;

/** `cardId` belongs to one customer and one gateway account. */
export type CardIdOutcome =
  | { readonly kind: 'stored'; readonly cardId: string }
  | Declined
  | Refused
  | Unknown;

/** Error of a credit-card charge without a stored card or token (payments.md §5 requires one and gives no text). */
export const CARD_REQUIRED = 'O cartão é obrigatório para pagamento com cartão de crédito.';

/** Payments.md §5: adds the prefix 20 to a year of two digits; a year of four digits is unchanged. */
export const fourDigitYear = (expYear: string): string => (expYear.length === 2 ? `20${expYear}` : expYear);

/**
 * Returns the first problem of a card, in Portuguese, or undefined: the checks of payments.md §5, "Card". The year is
 * checked with four digits, as sent to the provider. A stored card has no CVV and none is required. Never contains a
 * value.
 */
export function cardProblem(card: Partial<CardData> | undefined): string | undefined {
  if (!card) return 'O cartão é obrigatório.';
  const { cardNumber = '', holderName = '', expMonth = '', expYear = '', cvv } = card;
  if (cardNumber.trim() === '') return 'O número do cartão é obrigatório.';
  if (holderName.trim().split(/\s+/).length < 2) return 'O titular do cartão precisa de nome e sobrenome.';
  if (expMonth === '' || expMonth.length > 2) return 'O mês de validade deve ter no máximo 2 caracteres.';
  if (fourDigitYear(expYear).length !== 4) return 'O ano de validade deve ter exatamente 4 caracteres.';
  if (cvv !== undefined && (cvv.length < 3 || cvv.length > 4))
    return 'O código de segurança deve ter de 3 a 4 caracteres.';
  return undefined;
}

/** The text on the buyer's statement: letters and digits only, at most 13 by default (payments.md §5). */
export const softDescriptor = (text: string, length = 13): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, length);
