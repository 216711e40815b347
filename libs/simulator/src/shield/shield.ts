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
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { ShieldBrand } from './brands.js';
import { LIBRARY } from './card-hash.js';
import type { ShieldCharge } from './charge.js';
import { merchant } from './merchant.js';
import { readOrder } from './order.js';
import { refuse } from './refusal.js';
import { ShieldTransfers } from './transfers.js';
import { transaction } from './wire.js';

const SECOND = 1_000;

/** The SHIELD family: Basic keys, integer cents, integer ids, a webhook address on each charge. */
export class Shield implements Provider<ShieldCharge> {
  readonly name: ShieldBrand['name'];
  readonly notifiesCreation = false;
  readonly charges: ChargeBook<ShieldCharge>;
  private readonly transfers: ShieldTransfers;
  private readonly policy: DeliveryPolicy;
  private lastNumber: number;
  private deliveries = 0;

  constructor(
    private readonly brand: ShieldBrand,
    private readonly simulation: Simulation,
    dispatcher: WebhookDispatcher,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.name = brand.name;
    this.charges = new ChargeBook(options.rememberedCharges);
    // Ids must be unique across restarts, because clients store them.
    this.lastNumber = simulation.now().getTime();
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10 * SECOND,
      pausesMs: Array.from({ length: 40 }, (_, n) => Math.min(2 ** n, 600) * SECOND * options.retryScale),
    };
    this.transfers = new ShieldTransfers(this.name, simulation, dispatcher, this.policy);
  }

  get payouts(): ShieldTransfers['payouts'] {
    return this.transfers.payouts;
  }

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    for (const charges of this.brand.charges) this.serveCharges(scope, this.brand.prefix + charges);
    scope.get(`${this.brand.prefix}/js`, (_, reply) => reply.type('text/javascript').send(LIBRARY));
    this.transfers.serve(scope, this.brand.prefix);
  }

  webhookUrls(charge: ShieldCharge): string[] {
    return charge.postbackUrl === null ? [] : [charge.postbackUrl];
  }

  webhooksFor(charge: ShieldCharge, event: ChargeEvent): OutgoingWebhook[] {
    if (charge.postbackUrl === null) return [];
    this.deliveries += 1;
    const envelope = {
      id: this.deliveries,
      type: 'transaction',
      objectId: charge.id,
      url: charge.postbackUrl,
      data: transaction(charge, this.simulation.now()),
    };
    return [
      {
        url: charge.postbackUrl,
        headers: {},
        body: JSON.stringify(envelope),
        about: { provider: this.name, chargeId: charge.id, event: event.kind },
        policy: this.policy,
      },
    ];
  }

  reset(): void {
    this.charges.clear();
    this.payouts.reset();
  }

  private serveCharges(scope: FastifyInstance, at: string): void {
    const provider = this.name;
    scope.post(at, { config: { provider, operation: 'create' } }, (request) => this.create(request));
    scope.get(at, { config: { provider, operation: 'list' } }, (request) => this.list(request));
    scope.get(`${at}/:id`, { config: { provider, operation: 'get' } }, (request) =>
      transaction(this.own(request), this.simulation.now()),
    );
    scope.post(`${at}/:id/refund`, { config: { provider, operation: 'refund' } }, (request) =>
      this.refund(request),
    );
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = merchant(request);
    const now = this.simulation.now();
    const order = readOrder(request.body, now);
    this.lastNumber += 1;
    const charge: ShieldCharge = {
      ...unpaid(now),
      ...order,
      ...meansOfPayment(order.method, this.name, order.card),
      provider: this.name,
      id: String(this.lastNumber),
      number: this.lastNumber,
      tenant,
      customerId: this.lastNumber,
    };
    if (charge.card) authorise(charge, charge.card, now);
    const answer = transaction(charge, now);
    await this.simulation.booked(this, charge);
    return answer;
  }

  private list(request: FastifyRequest): object {
    const tenant = merchant(request);
    const query = fields(request.query);
    const externalRef = text(query['externalRef']);
    const limit = Math.min(Number(query['limit'] ?? 100) || 100, 1_000);
    const found: ShieldCharge[] = [];
    for (const charge of externalRef === undefined
      ? this.charges.newestFirst()
      : this.charges.withReference(externalRef)) {
      if (charge.tenant === tenant) found.push(charge);
      if (found.length === limit) break;
    }
    return { data: found.map((charge) => transaction(charge, this.simulation.now())) };
  }

  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    // No client of this family was seen refunding a part; taking the amount and returning all would be worse.
    if (fields(request.body)['amount'] !== undefined) throw refuse(400, 'partial refunds are not supported');
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now);
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
    } catch (error) {
      throw error instanceof ActRefused ? refuse(400, error.message) : error;
    }
    return transaction(charge, now);
  }

  private own(request: FastifyRequest): ShieldCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'Transaction not found');
    return charge;
  }
}
