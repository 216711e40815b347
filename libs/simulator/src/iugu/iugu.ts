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
import { IuguAccounts } from './accounts.js';
import { IuguCards } from './cards.js';
import type { IuguBrand, IuguCharge } from './charge.js';
import { hexId } from './hex-id.js';
import { tokenOf } from './merchant.js';
import { readInvoice } from './order.js';
import { IuguTransfers } from './payouts.js';
import { invalid, refuse } from './refusal.js';
import { form, invoice } from './wire.js';

const SECOND = 1_000;

/** Iugu: invoices in cents, a refused card is a 200, signed payouts, webhooks as forms to the invoice's own address. */
export class IuguProvider implements Provider<IuguCharge> {
  readonly notifiesCreation = false;
  readonly charges: ChargeBook<IuguCharge>;
  private readonly cards: IuguCards;
  private readonly accounts: IuguAccounts;
  private readonly transfers: IuguTransfers;
  /** Invoices without a card, which are not charges yet. */
  private readonly waiting = new Map<string, IuguCharge>();
  private readonly keysUsed = new Set<string>();
  private readonly policy: DeliveryPolicy;

  constructor(
    readonly name: IuguBrand,
    private readonly simulation: Simulation,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.charges = new ChargeBook(options.rememberedCharges);
    this.cards = new IuguCards(name);
    this.accounts = new IuguAccounts(name, simulation);
    this.transfers = new IuguTransfers(name, simulation, this.accounts);
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10 * SECOND,
      pausesMs: Array.from({ length: 9 }, (_, n) => 2 ** n * SECOND * options.retryScale),
    };
  }

  get payouts(): IuguTransfers['payouts'] {
    return this.transfers.payouts;
  }

  serve(scope: FastifyInstance): void {
    const provider = this.name;
    answerRefusals(scope, refuse);
    this.cards.serve(scope);
    this.accounts.serve(scope);
    this.transfers.serve(scope);
    scope.post('/invoices', { config: { provider, operation: 'create' } }, (request) => this.create(request));
    scope.post('/charge', { config: { provider, operation: 'create' } }, (request) => this.charge(request));
    scope.get('/invoices/:id', { config: { provider, operation: 'get' } }, (request) =>
      invoice(this.own(request), this.simulation.now()),
    );
    scope.get('/resource_search', { config: { provider, operation: 'list' } }, (request) =>
      this.search(request),
    );
    scope.post('/invoices/:id/refund', { config: { provider, operation: 'refund' } }, (request) =>
      this.refund(request),
    );
  }

  webhookUrls({ webhookUrl }: IuguCharge): string[] {
    return webhookUrl === null ? [] : [webhookUrl];
  }

  webhooksFor(charge: IuguCharge, event: ChargeEvent): OutgoingWebhook[] {
    const body = form(charge, event, this.simulation.now());
    if (body === null) return [];
    const about = { provider: this.name, chargeId: charge.id, event: 'invoice.status_changed' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.webhookUrls(charge).map((url) => ({ url, headers, body, about, policy: this.policy }));
  }

  reset(): void {
    this.charges.clear();
    this.cards.clear();
    this.accounts.clear();
    this.payouts.reset();
    this.waiting.clear();
    this.keysUsed.clear();
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = tokenOf(request);
    const now = this.simulation.now();
    const { method, ...wanted } = readInvoice(request.body);
    this.takeKey(request, tenant);
    const made: IuguCharge = {
      ...unpaid(now),
      ...wanted,
      ...meansOfPayment(method, this.name),
      provider: this.name,
      id: hexId(),
      tenant,
      accountId: hexId(),
    };
    if (method === 'CREDIT_CARD') this.waiting.set(made.id, made);
    else await this.simulation.booked(this, made);
    return invoice(made, now);
  }

  private async charge(request: FastifyRequest): Promise<object> {
    const tenant = tokenOf(request);
    const wanted = fields(request.body);
    const { months } = wanted;
    if (months !== undefined && !(Number.isInteger(months) && Number(months) >= 2 && Number(months) <= 12))
      throw invalid('months', 'deve estar entre 2 e 12');
    const open = this.waiting.get(String(wanted['invoice_id']));
    if (open?.tenant !== tenant) throw refuse(404, 'Invoice Not Found');
    const card = this.cards.charged(tenant, wanted);
    const charged: IuguCharge = { ...open, card };
    this.waiting.delete(open.id);
    authorise(charged, card, this.simulation.now());
    await this.simulation.booked(this, charged);
    return chargeAnswer(charged);
  }

  private own(request: FastifyRequest): IuguCharge {
    return this.find(tokenOf(request), inPath(request));
  }

  private find(tenant: string, id: string): IuguCharge {
    const found = this.charges.findOf(tenant, id) ?? this.waiting.get(id);
    if (found?.tenant !== tenant) throw refuse(404, 'Invoice Not Found');
    return found;
  }

  private search(request: FastifyRequest): object {
    const tenant = tokenOf(request);
    const { query_field, value } = fields(request.query);
    const key = query_field === 'order_id' ? 'orderId' : 'externalRef';
    if (!['order_id', 'external_id'].includes(String(query_field)) || !text(value))
      throw refuse(400, 'query_field inválido');
    for (const known of [...this.waiting.values(), ...this.charges.newestFirst()]) {
      if (known.tenant !== tenant || known[key] !== value) continue;
      const resource = invoice(known, this.simulation.now());
      return { referenceable_id: known.id, referenceable_type: 'Invoice', resource };
    }
    throw refuse(404, 'Invoice Not Found');
  }

  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    const amount = fields(request.body)['partial_value_refund_cents'];
    if (charge.method === 'BILLET') throw refuse(422, 'Boleto não pode ser reembolsado');
    if (amount !== undefined && (charge.method !== 'CREDIT_CARD' || !Number.isSafeInteger(amount)))
      throw invalid('partial_value_refund_cents', 'somente para cartão de crédito');
    this.takeKey(request, charge.tenant);
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now, { amount: amount === undefined ? undefined : Number(amount) });
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
    } catch (error) {
      throw error instanceof ActRefused ? refuse(422, 'Fatura não pode ser reembolsada') : error;
    }
    return invoice(charge, now);
  }

  /** A key is taken once, whatever it is used for. */
  private takeKey(request: FastifyRequest, tenant: string): void {
    const key = text(request.headers['idempotency-key']);
    if (key === undefined) return;
    const used = `${tenant} ${key}`;
    if (this.keysUsed.has(used)) throw refuse(409, 'Idempotency-Key já utilizada');
    this.keysUsed.add(used);
  }
}

/** `LR` is the answer of the bank, which is missing while it thinks. */
function chargeAnswer({ id, status, refusal }: IuguCharge): object {
  const answers = { CARD_REFUSED: '05', NO_FUNDS: '51' };
  const url = `https://faturas.simulador.invalid/${id.toLowerCase()}`;
  const common = { errors: {}, url, pdf: `${url}.pdf`, identification: null, invoice_id: id };
  if (refusal) return { success: false, message: 'Transação negada', LR: answers[refusal], ...common };
  return status === 'PAID'
    ? { success: true, message: 'Autorizado', LR: '00', ...common }
    : { success: true, message: 'Em análise', LR: null, ...common };
}
