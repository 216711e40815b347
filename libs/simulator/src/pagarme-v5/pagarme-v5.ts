import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import { authorise } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import { unpaid } from '../simulation/charge.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { ChargeBook } from '../simulation/charge-book.js';
import { meansOfPayment } from '../simulation/means.js';
import type { Provider } from '../simulation/provider.js';
import type { Simulation } from '../simulation/simulation.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { PagarmeCustomer, PagarmeBrand, PagarmeCharge } from './charge.js';
import { PagarmeCustomers, newId } from './customers.js';
import { merchant } from './merchant.js';
import { readOrder } from './order.js';
import type { PagarmeOrder } from './order.js';
import { Recipients } from './recipients.js';
import { invalid, refuse } from './refusal.js';
import { chargeAnswer, customerAnswer, eventName, order } from './wire.js';

const SECOND = 1_000;

/** Pagar.me's API v5: orders that hold charges, a refused card is a 200, webhooks to the address of the dashboard. */
export class PagarmeV5 implements Provider<PagarmeCharge> {
  readonly notifiesCreation = false;
  readonly charges: ChargeBook<PagarmeCharge>;
  private readonly customers: PagarmeCustomers;
  private readonly recipients: Recipients;
  private readonly dashboard = new Map<string, string>();
  private readonly policy: DeliveryPolicy;

  constructor(
    readonly name: PagarmeBrand,
    private readonly simulation: Simulation,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.charges = new ChargeBook(options.rememberedCharges);
    this.customers = new PagarmeCustomers(simulation.now);
    this.recipients = new Recipients(name, simulation);
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10 * SECOND,
      pausesMs: Array.from({ length: 9 }, (_, n) => 2 ** n * SECOND * options.retryScale),
    };
  }

  get payouts(): Recipients['payouts'] {
    return this.recipients.payouts;
  }

  serve(scope: FastifyInstance): void {
    const provider = this.name;
    answerRefusals(scope, refuse);
    this.serveCards(scope);
    this.recipients.serve(scope);
    scope.post('/orders', { config: { provider, operation: 'create' } }, (request) => this.create(request));
    scope.get('/orders', { config: { provider, operation: 'list' } }, (request) => this.list(request));
    scope.get('/orders/:id', { config: { provider, operation: 'get' } }, (request) => {
      const charge = this.charges.findOf(merchant(request), inPath(request));
      if (!charge) throw refuse(404, 'Order not found.');
      return order(charge, this.simulation.now());
    });
    scope.get('/charges/:id', { config: { provider, operation: 'get' } }, (request) =>
      chargeAnswer(this.own(request), this.simulation.now()),
    );
    scope.delete('/charges/:id', { config: { provider, operation: 'refund' } }, (request) =>
      this.refund(request),
    );
    // Simulates the dashboard page where the webhook address is entered.
    scope.put('/panel/webhook', { config: { provider, operation: 'webhook' } }, (request) => {
      const { url } = fields(request.body);
      if (isHttpUrl(url)) this.dashboard.set(merchant(request), url);
      return { url };
    });
  }

  webhookUrls({ tenant }: PagarmeCharge): string[] {
    const url = this.dashboard.get(tenant);
    return url === undefined ? [] : [url];
  }

  webhooksFor(charge: PagarmeCharge, event: ChargeEvent): OutgoingWebhook[] {
    const type = eventName(charge, event.kind);
    if (type === null) return [];
    const now = this.simulation.now();
    const whole = order(charge, now);
    const data = type.startsWith('order.') ? whole : { ...chargeAnswer(charge, now), order: whole };
    const account = { id: 'acc_jZkdN857et650oNv', name: 'Store' };
    const body = JSON.stringify({ id: `hook_${event.id}`, account, type, created_at: event.at, data });
    const about = { provider: this.name, chargeId: charge.id, event: type };
    return this.webhookUrls(charge).map((url) => ({ url, headers: {}, body, about, policy: this.policy }));
  }

  reset(): void {
    this.charges.clear();
    this.customers.clear();
    this.recipients.clear();
    this.dashboard.clear();
  }

  private serveCards(scope: FastifyInstance): void {
    const provider = this.name;
    scope.post('/tokens', { config: { provider, operation: 'cardToken' } }, (request) => {
      if (request.headers.authorization) throw refuse(401, 'Authorization header is not allowed here.');
      const { appId } = fields(request.query);
      if (!text(appId)?.startsWith('pk_')) throw refuse(401, 'The public key is not valid.');
      return this.customers.tokenize(request.body);
    });
    scope.post('/customers', { config: { provider, operation: 'customer' } }, (request) =>
      customerAnswer({ customer: this.customers.register(merchant(request), request.body) }),
    );
    scope.post('/customers/:id/cards', { config: { provider, operation: 'cardToken' } }, (request) =>
      this.customers.store(merchant(request), inPath(request), request.body),
    );
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = merchant(request);
    const now = this.simulation.now();
    const wanted = readOrder(request.body, now);
    const customer = this.customers.register(tenant, fields(request.body)['customer'], 'order.customer');
    const charge = this.newCharge(tenant, wanted, customer, now);
    if (charge.card) authorise(charge, charge.card, now);
    const answer = order(charge, now);
    await this.simulation.booked(this, charge);
    return answer;
  }

  private newCharge(
    tenant: string,
    wanted: PagarmeOrder,
    customer: PagarmeCustomer,
    now: Date,
  ): PagarmeCharge {
    const { means, method, ...rest } = wanted;
    const card: SimulatedCard | null =
      method === 'CREDIT_CARD' ? this.customers.cardOf(tenant, customer, means['card_id']) : null;
    return {
      ...unpaid(now),
      ...rest,
      ...meansOfPayment(method, this.name, card),
      provider: this.name,
      id: newId('or'),
      chargeId: newId('ch'),
      tenant,
      customer,
      buyer: { name: customer.name, document: customer.document ?? '', email: customer.email },
      installments: Number(means['installments'] ?? 1),
      statementDescriptor: text(means['statement_descriptor']) ?? null,
    };
  }

  private list(request: FastifyRequest): object {
    const tenant = merchant(request);
    const code = text(fields(request.query)['code']);
    const candidates =
      code === undefined ? [...this.charges.newestFirst()].slice(0, 30) : this.charges.withReference(code);
    const data = candidates
      .filter((charge) => charge.tenant === tenant)
      .map((charge) => order(charge, this.simulation.now()));
    return { data, paging: { total: data.length } };
  }

  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    const { amount, bank_account: account } = fields(request.body);
    if (charge.billet && charge.paidAt && !text(fields(account)['account_number']))
      throw invalid('bank_account', 'The bank_account field is required.');
    if (
      amount !== undefined &&
      (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    ) {
      throw refuse(422, 'The request is invalid.', { amount: ['The amount field must be above zero.'] });
    }
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now, { amount });
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
    } catch (error) {
      throw error instanceof ActRefused ? refuse(412, 'This charge can not be canceled.') : error;
    }
    return chargeAnswer(charge, now);
  }

  private own(request: FastifyRequest): PagarmeCharge {
    const tenant = merchant(request);
    const id = inPath(request);
    for (const charge of this.charges.newestFirst()) {
      if (charge.chargeId === id && charge.tenant === tenant) return charge;
    }
    throw refuse(404, 'Charge not found.');
  }
}
