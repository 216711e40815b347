import type { CardData, CardVault } from '../src/cards.js';

export const CARD: CardData = {
  cardNumber: '4111111111111111',
  holderName: 'Maria Souza',
  holderDocument: '11144477735',
  expMonth: '12',
  expYear: '31',
  cvv: '739',
};

/** Keeps nothing secret, and opens a card only for the recipient it was sealed for. */
export const vault: CardVault = {
  seal: (card, boundTo) => Buffer.from(JSON.stringify({ card, boundTo })).toString('base64'),
  open: (token, boundTo) => {
    const kept = JSON.parse(Buffer.from(token, 'base64').toString()) as { card: CardData; boundTo: string };
    if (kept.boundTo !== boundTo) throw new Error('of another account');
    return kept.card;
  },
};
