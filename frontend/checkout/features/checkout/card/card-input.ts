import { readCardExpiration } from '@guiche/checkout-rules';

/** The typed values of a card. They are not part of the form's model: the server never returns them. */
export const CARD_INPUTS = ['cardNumber', 'cardName', 'cardExpiration', 'cardCvv'] as const;
export type CardInput = (typeof CARD_INPUTS)[number];

export const isCardInput = (name: string): name is CardInput => CARD_INPUTS.some((input) => input === name);

/** The card as the checkout's API reads it (specification, checkout §7). */
export interface PlainCard {
  readonly cardNumber: string;
  readonly holderName: string;
  readonly holderDocument: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly cvv: string;
}

export function cardFromSubmission(submitted: Pick<FormData, 'get'>, holderDocument: string): PlainCard {
  const text = (name: CardInput) => String(submitted.get(name) ?? '').trim();
  const { month, year } = readCardExpiration(text('cardExpiration'));
  return {
    cardNumber: text('cardNumber').replace(/\D/g, ''),
    holderName: text('cardName'),
    holderDocument,
    expMonth: month,
    expYear: year,
    cvv: text('cardCvv'),
  };
}

/** Maps each property of a card to its input, so that problems are shown there. */
export const INPUT_OF: Readonly<Record<string, CardInput>> = {
  cardNumber: 'cardNumber',
  holderName: 'cardName',
  expMonth: 'cardExpiration',
  expYear: 'cardExpiration',
  cvv: 'cardCvv',
  token: 'cardNumber',
};
