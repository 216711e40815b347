import type { CardData } from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { type TypedCard } from '@guiche/checkout-rules';
import { singleLine } from '@guiche/field-rules';

/** The six fields of checkout.tokenCreditCard (checkout.md §7) as they were typed; what is missing is empty. */
export type SentCard = TypedCard & { readonly holderDocument: string };

/** Texts are cleaned as every text of one line; month and year may come as numbers; anything that is neither text nor number counts as missing. */
export function readSentCard(sent: unknown): SentCard {
  const fields = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const text = (name: keyof SentCard): string => {
    const value = fields[name];
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? singleLine(value) : '';
  };
  return {
    cardNumber: text('cardNumber'),
    holderName: text('holderName'),
    holderDocument: text('holderDocument'),
    expMonth: text('expMonth'),
    expYear: text('expYear'),
    cvv: text('cvv'),
  };
}

/** A valid card in the format of the gateway contract. Without a document, that of the buyer is used. */
export function cardData(sent: SentCard, buyerDocument: string): CardData {
  return {
    cardNumber: onlyDigits(sent.cardNumber),
    holderName: sent.holderName,
    holderDocument: onlyDigits(sent.holderDocument) || buyerDocument,
    expMonth: sent.expMonth.padStart(2, '0'),
    expYear: sent.expYear.slice(-2),
    cvv: sent.cvv,
  };
}
