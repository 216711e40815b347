import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { readCard } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import { refuse } from './refusal.js';

/** Tokenized cards of one brand. A token is valid until the simulator is reset. */
export class CardTokens {
  private readonly cards = new Map<string, SimulatedCard>();

  constructor(private readonly provider: string) {}

  serve(scope: FastifyInstance): void {
    scope.post('/card-token', { config: { provider: this.provider, operation: 'cardToken' } }, (request) =>
      this.create(request),
    );
  }

  card(token: unknown): SimulatedCard {
    const card = this.cards.get(text(token) ?? '');
    if (!card) throw refuse(422, 'card.hash is not known');
    return card;
  }

  clear(): void {
    this.cards.clear();
  }

  private create(request: FastifyRequest): object {
    if (text(fields(request.query)['publicKey']) === undefined) throw refuse(401, 'publicKey is required');
    const card = rawCard(fields(request.body));
    const token = randomUUID();
    this.cards.set(token, card);
    return { token };
  }
}

/** The five fields of a card, each of its own type. */
export function rawCard({
  number,
  holderName,
  expirationMonth,
  expirationYear,
  cvv,
}: RequestFields): SimulatedCard {
  if (typeof number !== 'string' || typeof holderName !== 'string') throw refuse(422, 'card is not valid');
  if (typeof expirationMonth !== 'number' || typeof expirationYear !== 'number')
    throw refuse(422, 'the expiration of a card is written in numbers');
  if (typeof cvv !== 'string' || !/^\d{3,4}$/.test(cvv)) throw refuse(422, 'cvv is not valid');
  const card = readCard(number, holderName, expirationMonth, expirationYear);
  if (!card) throw refuse(422, 'card is not valid');
  return card;
}
