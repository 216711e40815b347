import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import { authorise } from '../simulation/cards.js';
import { unpaid } from '../simulation/charge.js';
import type { ChargeEvent, ChargeMethod } from '../simulation/charge.js';
import { ChargeBook } from '../simulation/charge-book.js';
import { meansOfPayment } from '../simulation/means.js';
import { Payouts } from '../simulation/payouts.js';
import type { Provider } from '../simulation/provider.js';
import type { Simulation } from '../simulation/simulation.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { GenericRestBrand } from './brands.js';
import { chargeBody } from './charge.js';
import type { GenericRestCharge } from './charge.js';
import { Merchants } from './merchants.js';
import { readOrder, wholeCents } from './order.js';
import { readPayout, payoutBody } from './payouts.js';
import type { GenericRestPayout } from './payouts.js';
import { GenericRestReceivers } from './receivers.js';
import { refuse } from './refusal.js';
import { Wallet, numbered } from './wallet.js';

const SECOND = 1_000;

/** The default protocol of providers whose own was never seen (payments.md §7, common shapes). */
export class GenericRest implements Provider<GenericRestCharge> {
  readonly name: GenericRestBrand['name'];
  readonly notifiesCreation = false;
  readonly charges: ChargeBook<GenericRestCharge>;
  readonly payouts: Payouts<GenericRestPayout>;
  private readonly merchants: Merchants;
  private readonly receivers = new GenericRestReceivers();
  private readonly wallet = new Wallet();
  private readonly policy: DeliveryPolicy;

  constructor(
    private readonly brand: GenericRestBrand,
    private readonly simulation: Simulation,
    private readonly dispatcher: WebhookDispatcher,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.name = brand.name;
    this.charges = new ChargeBook(options.rememberedCharges);
    this.payouts = new Payouts(simulation);
    this.merchants = new Merchants(brand.auth, simulation.now);
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10 * SECOND,
      pausesMs: Array.from({ length: 10 }, (_, n) => 2 ** n * SECOND * options.retryScale),
    };
  }

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.serveCharges(scope);
    this.serveThePeople(scope);
  }

  webhookUrls({ webhookUrl }: GenericRestCharge): string[] {
    return webhookUrl === null ? [] : [webhookUrl];
  }

  webhooksFor(charge: GenericRestCharge, { kind, id }: ChargeEvent): OutgoingWebhook[] {
    const data = chargeBody(charge, this.brand.words, this.simulation.now());
    return this.webhook(charge.webhookUrl, { id, event: `payment.${kind}`, data }, charge.id, kind);
  }

  reset(): void {
    this.charges.clear();
    this.payouts.reset();
    this.receivers.reset();
    this.wallet.reset();
    this.merchants.reset();
  }

  private serveCharges(scope: FastifyInstance): void {
    const provider = this.name;
    for (const path of new Set(Object.values(this.brand.charges))) {
      scope.post(path, { config: { provider, operation: 'create' } }, (request) =>
        this.create(request, path),
      );
    }
    const { readAt, refund } = this.brand;
    scope.get(readAt, { config: { provider, operation: 'list' } }, (request) => this.list(request));
    scope.get(`${readAt}/:id`, { config: { provider, operation: 'get' } }, (request) =>
      chargeBody(this.own(request), this.brand.words, this.simulation.now()),
    );
    if (!refund) return;
    const config = { provider, operation: 'refund' as const };
    scope.route({ ...refund, config, handler: (request) => this.refund(request) });
  }

  private serveThePeople(scope: FastifyInstance): void {
    const provider = this.name;
    const { merchants, receivers, wallet } = this;
    if (this.brand.auth === 'oauth')
      scope.post('/oauth/token', { config: { provider, operation: 'token' } }, ({ body }) =>
        merchants.grant(body),
      );
    scope.post(this.brand.payouts, { config: { provider, operation: 'payout' } }, (request) =>
      this.pay(request),
    );
    scope.get(
      `${this.brand.payoutsReadAt}/:id`,
      { config: { provider, operation: 'payoutGet' } },
      (request) => payoutBody(this.ownPayout(request)),
    );
    scope.post('/receivers', { config: { provider, operation: 'receiver' } }, (request) =>
      receivers.create(request.body, merchants.of(request), this.simulation.now()),
    );
    scope.get('/receivers/:id', { config: { provider, operation: 'receiver' } }, (request) =>
      receivers.find(inPath(request), merchants.of(request)),
    );
    if (!this.brand.keepsCards) return;
    const tokens = { config: { provider, operation: 'cardToken' as const } };
    scope.post(
      '/cards/tokenize',
      tokens,
      (request) => merchants.of(request) && wallet.tokenize(request.body),
    );
    scope.post('/cards/create', tokens, (request) => merchants.of(request) && wallet.store(request.body));
  }

  private async create(request: FastifyRequest, path: string): Promise<object> {
    const tenant = this.merchants.of(request);
    const now = this.simulation.now();
    const { card, ...order } = readOrder(request.body, this.brand, path, now);
    const charged = order.method === 'CREDIT_CARD' ? this.cardOf(card) : null;
    const charge: GenericRestCharge = {
      ...unpaid(now),
      ...order,
      ...meansOfPayment(order.method satisfies ChargeMethod, this.name, charged),
      provider: this.name,
      id: randomUUID(),
      tenant,
    };
    if (charged) authorise(charge, charged, now);
    const answer = chargeBody(charge, this.brand.words, now);
    await this.simulation.booked(this, charge);
    return answer;
  }

  private cardOf(card: Parameters<Wallet['find']>[0]) {
    return this.brand.keepsCards ? this.wallet.find(card) : numbered(card);
  }

  private list(request: FastifyRequest): object {
    const tenant = this.merchants.of(request);
    const reference = text(fields(request.query)['reference']);
    if (reference === undefined) throw refuse(422, 'reference is required');
    const found = this.charges.withReference(reference).filter((charge) => charge.tenant === tenant);
    return { data: found.map((charge) => chargeBody(charge, this.brand.words, this.simulation.now())) };
  }

  /** Answers with the refund, not with the charge. */
  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    const { amount, reference } = fields(request.body);
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now, amount === undefined ? {} : { amount: wholeCents(amount) });
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
      return { id: back.id, reference: text(reference) ?? null, status: 'refunded', amount: back.amount };
    } catch (error) {
      throw error instanceof ActRefused ? refuse(422, error.message) : error;
    }
  }

  private pay(request: FastifyRequest): object {
    const payout = readPayout(request.body, this.merchants.of(request), this.simulation.now());
    const answer = payoutBody(payout);
    this.payouts.book(payout, (settled) => {
      const body = { id: randomUUID(), event: 'withdrawal.updated', data: payoutBody(settled) };
      void this.dispatcher.send(this.webhook(settled.webhookUrl, body, settled.id, 'withdraw'));
    });
    return answer;
  }

  private webhook(url: string | null, body: object, chargeId: string, event: string): OutgoingWebhook[] {
    if (url === null) return [];
    const about = { provider: this.name, chargeId, event };
    return [{ url, headers: {}, body: JSON.stringify(body), about, policy: this.policy }];
  }

  private own(request: FastifyRequest): GenericRestCharge {
    const charge = this.charges.findOf(this.merchants.of(request), inPath(request));
    if (!charge) throw refuse(404, 'Payment not found');
    return charge;
  }

  private ownPayout(request: FastifyRequest): GenericRestPayout {
    const payout = this.payouts.findOf(this.merchants.of(request), inPath(request));
    if (!payout) throw refuse(404, 'Withdrawal not found');
    return payout;
  }
}
