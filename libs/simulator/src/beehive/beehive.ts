import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import { authorise } from '../simulation/cards.js';
import { unpaid } from '../simulation/charge.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { ChargeBook } from '../simulation/charge-book.js';
import { meansOfPayment } from '../simulation/means.js';
import type { Provider } from '../simulation/provider.js';
import type { Simulation } from '../simulation/simulation.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { BeehiveBrand } from './brands.js';
import { CardTokens, rawCard } from './card-tokens.js';
import type { BeehiveCharge } from './charge.js';
import { Marketplaces } from './marketplaces.js';
import { merchant } from './merchant.js';
import { readOrder } from './order.js';
import { refuse } from './refusal.js';
import { transaction } from './wire.js';

const SECOND = 1_000;

/** The BEEHIVE family: Basic secret:x, integer cents, integer ids, a webhook address on each charge. */
export class Beehive implements Provider<BeehiveCharge> {
  readonly name: BeehiveBrand['name'];
  readonly notifiesCreation = false;
  readonly charges: ChargeBook<BeehiveCharge>;
  private readonly policy: DeliveryPolicy;
  private readonly cardTokens: CardTokens;
  private readonly marketplaces: Marketplaces;
  private lastNumber: number;
  private deliveries = 0;

  constructor(
    private readonly brand: BeehiveBrand,
    private readonly simulation: Simulation,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.name = brand.name;
    this.charges = new ChargeBook(options.rememberedCharges);
    this.cardTokens = new CardTokens(this.name);
    this.marketplaces = new Marketplaces(this.name, simulation);
    // Ids must be unique across restarts, because clients store them.
    this.lastNumber = simulation.now().getTime();
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10 * SECOND,
      pausesMs: Array.from({ length: 40 }, (_, n) => Math.min(2 ** n, 600) * SECOND * options.retryScale),
    };
  }

  serve(scope: FastifyInstance): void {
    const provider = this.name;
    answerRefusals(scope, refuse);
    scope.post('/transactions', { config: { provider, operation: 'create' } }, (request) =>
      this.create(request),
    );
    scope.get('/transactions', { config: { provider, operation: 'list' } }, (request) => this.list(request));
    scope.get('/transactions/:id', { config: { provider, operation: 'get' } }, (request) =>
      transaction(this.own(request)),
    );
    scope.post('/transactions/:id/refund', { config: { provider, operation: 'refund' } }, (request) =>
      transaction(this.refund(request)),
    );
    scope.post('/transactions/:id/refunds', { config: { provider, operation: 'refund' } }, (request) => {
      const back = this.refund(request).moneyBack.at(-1);
      return { id: back?.id, amount: back?.amount, createdAt: back?.requestedAt };
    });
    if (this.brand.cardTokens) this.cardTokens.serve(scope);
    if (this.brand.marketplaces) this.marketplaces.serve(scope);
  }

  webhookUrls(charge: BeehiveCharge): string[] {
    return charge.postbackUrl === null ? [] : [charge.postbackUrl];
  }

  webhooksFor(charge: BeehiveCharge, event: ChargeEvent): OutgoingWebhook[] {
    const { postbackUrl: url, id } = charge;
    // An expired code is not reported.
    if (url === null || event.kind === 'expired') return [];
    this.deliveries += 1;
    const body = { id: this.deliveries, type: 'transaction', objectId: id, url, data: transaction(charge) };
    const about = { provider: this.name, chargeId: id, event: event.kind };
    return [{ url, headers: {}, body: JSON.stringify(body), about, policy: this.policy }];
  }

  reset(): void {
    this.charges.clear();
    this.cardTokens.clear();
    this.marketplaces.clear();
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = merchant(request);
    const now = this.simulation.now();
    const order = readOrder(request.body, now, (card) =>
      this.brand.cardTokens ? this.cardTokens.card(card['hash']) : rawCard(card),
    );
    this.lastNumber += 1;
    const charge: BeehiveCharge = {
      ...unpaid(now),
      ...order,
      ...meansOfPayment(order.method, this.name, order.card),
      provider: this.name,
      id: String(this.lastNumber),
      number: this.lastNumber,
      tenant,
    };
    if (charge.card) authorise(charge, charge.card, now);
    const answer = transaction(charge);
    await this.simulation.booked(this, charge);
    return answer;
  }

  private list(request: FastifyRequest): object[] {
    const tenant = merchant(request);
    const externalRef = text(fields(request.query)['externalRef']);
    const known =
      externalRef === undefined ? this.charges.newestFirst() : this.charges.withReference(externalRef);
    return [...known]
      .filter((charge) => charge.tenant === tenant)
      .slice(0, 100)
      .map(transaction);
  }

  /** Without an amount the whole goes back. The same idempotency key gives the money back once. */
  private refund(request: FastifyRequest): BeehiveCharge {
    const charge = this.own(request);
    const { amount } = fields(request.body);
    if (amount !== undefined && (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0))
      throw refuse(422, 'amount must be a whole number above zero');
    const id = text(request.headers['idempotency-key']);
    if (id !== undefined && charge.moneyBack.some((back) => back.id === id)) return charge;
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now, { amount, ...(id === undefined ? {} : { id }) });
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
    } catch (error) {
      throw error instanceof ActRefused ? refuse(422, error.message) : error;
    }
    return charge;
  }

  private own(request: FastifyRequest): BeehiveCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'Transação não encontrada');
    return charge;
  }
}
