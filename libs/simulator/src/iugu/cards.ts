import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { readCard } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import type { IuguBrand } from './charge.js';
import { hexId } from './hex-id.js';
import { tokenOf } from './merchant.js';
import { invalid, refuse } from './refusal.js';

/** Tokens that pay once, customers, and the cards stored for them. */
export class IuguCards {
  private readonly tokens = new Map<string, SimulatedCard>();
  private readonly customers = new Map<string, string>();
  private readonly stored = new Map<string, { tenant: string; card: SimulatedCard }>();

  constructor(private readonly provider: IuguBrand) {}

  serve(scope: FastifyInstance): void {
    const { provider } = this;
    // What the library in the browser calls, without authentication.
    scope.post('/payment_token', { config: { provider, operation: 'cardToken' } }, (request) =>
      this.tokenize(request.body),
    );
    scope.post('/customers', { config: { provider, operation: 'customer' } }, (request) =>
      this.register(request),
    );
    scope.post(
      '/customers/:id/payment_methods',
      { config: { provider, operation: 'cardToken' } },
      (request) => this.store(request),
    );
  }

  /** The card that a charge names: a token, which is used up, or a stored one. */
  charged(tenant: string, { token, customer_payment_method_id: id }: Readonly<Record<string, unknown>>) {
    if (token !== undefined) return this.use(String(token));
    const stored = this.stored.get(String(id));
    if (stored?.tenant !== tenant) throw invalid('customer_payment_method_id', 'não encontrado');
    return stored.card;
  }

  clear(): void {
    this.tokens.clear();
    this.customers.clear();
    this.stored.clear();
  }

  private use(token: string): SimulatedCard {
    const card = this.tokens.get(token);
    if (!card) throw invalid('token', 'Esse token já foi usado ou não existe');
    this.tokens.delete(token);
    return card;
  }

  private tokenize(body: unknown): object {
    const { account_id, method, data } = fields(body);
    if (!text(account_id) || method !== 'credit_card')
      throw invalid('account_id', 'não pode ficar em branco');
    const wanted = fields(data);
    const name = `${text(wanted['first_name']) ?? ''} ${text(wanted['last_name']) ?? ''}`;
    const number = String(wanted['number']).replaceAll('-', '');
    const card = readCard(number, name, Number(wanted['month']), Number(wanted['year']));
    if (!card || !/^\d{3,4}$/.test(String(wanted['verification_value'])))
      throw invalid('number', 'não é válido');
    const id = randomUUID();
    this.tokens.set(id, card);
    return { id, method, extra_info: shown(card), test: true };
  }

  private register(request: FastifyRequest): object {
    const tenant = tokenOf(request);
    const { email, name } = fields(request.body);
    if (!text(email) || !text(name)) throw invalid('email', 'não pode ficar em branco');
    const id = hexId();
    this.customers.set(id, tenant);
    return { ...fields(request.body), id, default_payment_method_id: null, custom_variables: [] };
  }

  private store(request: FastifyRequest): object {
    const tenant = tokenOf(request);
    const customer = inPath(request);
    if (this.customers.get(customer) !== tenant) throw refuse(404, 'Customer Not Found');
    const { description, token } = fields(request.body);
    if (!text(description)) throw invalid('description', 'não pode ficar em branco');
    const card = this.use(String(token));
    const id = hexId();
    this.stored.set(id, { tenant, card });
    return { id, description, item_type: 'credit_card', customer_id: customer, data: shown(card) };
  }
}

const shown = (card: SimulatedCard): object => ({
  brand: card.brand.toUpperCase(),
  holder_name: card.holderName,
  display_number: `XXXX-XXXX-XXXX-${card.lastDigits}`,
  bin: card.firstDigits,
  year: card.expirationYear,
  month: card.expirationMonth,
});
