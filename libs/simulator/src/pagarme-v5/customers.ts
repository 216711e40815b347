import { randomBytes } from 'node:crypto';
import { isDocument } from '@guiche/brazil';
import { fields, text } from '../http/fields.js';
import { readCard } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import type { PagarmeCustomer } from './charge.js';
import { invalid, refuse } from './refusal.js';

const TOKEN_MS = 60_000;

/**
 * The customers of each merchant, identified by e-mail, with their cards; and the tokens of cards that are not stored
 * yet.
 */
export class PagarmeCustomers {
  private readonly known = new Map<string, PagarmeCustomer>();
  private readonly tokens = new Map<string, { card: SimulatedCard; until: number }>();
  private readonly cards = new Map<string, { owner: string; card: SimulatedCard }>();

  constructor(private readonly now: () => Date) {}

  register(tenant: string, body: unknown, at = 'customer'): PagarmeCustomer {
    const { name, email, document, phones } = fields(body);
    const mail = text(email);
    if (!text(name)) throw invalid(`${at}.name`, 'The name field is required.');
    if (!mail || !/^[^\s@]+@[^\s@]+$/.test(mail))
      throw invalid(`${at}.email`, 'The email field is not valid.');
    if (document !== undefined && !isDocument(String(document))) {
      throw invalid(`${at}.document`, 'The document field is not valid.');
    }
    const phone = fields(fields(phones)['mobile_phone']);
    if (!/^\d{2}$/.test(String(phone['area_code'])) || !/^\d{8,9}$/.test(String(phone['number']))) {
      throw invalid(`${at}.phones`, 'At least one customer phone is required.');
    }
    const before = this.known.get(`${tenant} ${mail}`);
    const customer = {
      id: before?.id ?? newId('cus'),
      name: String(name),
      email: mail,
      document: text(document) ?? null,
    };
    this.known.set(`${tenant} ${mail}`, customer);
    return customer;
  }

  tokenize(body: unknown): object {
    const card = readNewCard(fields(fields(body)['card']));
    const id = newId('token');
    const now = this.now();
    this.tokens.set(id, { card, until: now.getTime() + TOKEN_MS });
    const expires_at = new Date(now.getTime() + TOKEN_MS);
    return { id, type: 'card', created_at: now, expires_at, card: cardAnswer(card) };
  }

  /** Stores a tokenized card for a customer. A token is used once. */
  store(tenant: string, customerId: string, body: unknown): object {
    const owner = [...this.known.values()].find(({ id }) => id === customerId);
    if (!owner) throw refuse(404, 'Customer not found.');
    const token = text(fields(body)['token']) ?? '';
    const stored = this.tokens.get(token);
    if (!stored || stored.until < this.now().getTime()) throw refuse(404, 'Token not found.');
    if (!text(fields(fields(body)['billing_address'])['line_1'])) {
      throw invalid('request.billing_address', 'The billing_address field is required.');
    }
    this.tokens.delete(token);
    const id = newId('card');
    this.cards.set(id, { owner: `${tenant} ${customerId}`, card: stored.card });
    return { id, status: 'active', type: 'credit', ...cardAnswer(stored.card) };
  }

  cardOf(tenant: string, customer: PagarmeCustomer, cardId: unknown): SimulatedCard {
    const stored = this.cards.get(String(cardId));
    if (stored?.owner !== `${tenant} ${customer.id}`) throw refuse(404, 'Card not found.');
    return stored.card;
  }

  clear(): void {
    this.known.clear();
    this.tokens.clear();
    this.cards.clear();
  }
}

function readNewCard(card: Readonly<Record<string, unknown>>): SimulatedCard {
  const { number, holder_name, exp_month, exp_year, cvv } = card;
  const year = Number(exp_year);
  const validated =
    Number.isInteger(exp_month) && Number.isInteger(exp_year) && /^\d{3,4}$/.test(String(cvv));
  const read = readCard(
    String(number),
    String(holder_name),
    Number(exp_month),
    year < 100 ? 2000 + year : year,
  );
  if (!validated || !read)
    throw invalid('request.card.number', 'The number field is not a valid card number');
  return read;
}

export const cardAnswer = (card: SimulatedCard): object => ({
  first_six_digits: card.firstDigits,
  last_four_digits: card.lastDigits,
  brand: card.brand === 'visa' ? 'Visa' : 'Mastercard',
  holder_name: card.holderName,
  exp_month: card.expirationMonth,
  exp_year: card.expirationYear,
});

export const newId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;
