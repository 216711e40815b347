import { randomUUID } from 'node:crypto';
import { fields, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { readCard } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import { refuse } from './refusal.js';

/** The stored cards of a provider: a token is valid for storing or one charge, an id for many. */
export class Wallet {
  private readonly byToken = new Map<string, SimulatedCard>();
  private readonly byId = new Map<string, SimulatedCard>();

  tokenize(body: unknown): object {
    const { cardNumber, ...rest } = fields(body);
    const token = `tok_${randomUUID()}`;
    this.byToken.set(token, numbered({ ...rest, number: cardNumber }));
    return { token };
  }

  store(body: unknown): object {
    const card = this.byToken.get(text(fields(body)['cardToken']) ?? '');
    if (!card) throw refuse(422, 'unknown card token');
    const id = `card_${randomUUID()}`;
    this.byId.set(id, card);
    return { id };
  }

  find({ id, token }: RequestFields): SimulatedCard {
    const card = this.byId.get(text(id) ?? '') ?? this.byToken.get(text(token) ?? '');
    if (!card) throw refuse(422, 'unknown card');
    return card;
  }

  reset(): void {
    this.byToken.clear();
    this.byId.clear();
  }
}

/** A card that came with its number. */
export function numbered(card: RequestFields): SimulatedCard {
  const { number, holderName, expMonth, expYear, cvv } = card;
  if (!/^\d{3,4}$/.test(text(cvv) ?? '')) throw refuse(422, 'card.cvv must have three or four digits');
  if (!/^\d{4}$/.test(text(expYear) ?? '')) throw refuse(422, 'card.expYear must have four digits');
  const read = readCard(text(number) ?? '', text(holderName) ?? '', Number(expMonth), Number(expYear));
  if (!read) throw refuse(422, 'this is not a card');
  return read;
}
