import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import { authorise, readCard } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import { unpaid } from '../simulation/charge.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { ChargeBook } from '../simulation/charge-book.js';
import { meansOfPayment } from '../simulation/means.js';
import type { Provider } from '../simulation/provider.js';
import { centsOfNumber, reaisNumber } from '../simulation/reais.js';
import type { Simulation } from '../simulation/simulation.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { MercadopagoCharge } from './charge.js';
import { readOrder } from './order.js';
import { refuse } from './refusal.js';
import { payment } from './wire.js';

const SECOND = 1_000;
const WEBHOOK_SECRET = 'example-webhook-secret';

/** Mercado Pago, payments API v1: bearer tokens, decimal reais, integer ids, notifications without a status. */
export class Mercadopago implements Provider<MercadopagoCharge> {
  readonly name = 'MERCADOPAGO';
  readonly notifiesCreation = true;
  readonly charges: ChargeBook<MercadopagoCharge>;
  private readonly tokens = new Map<string, SimulatedCard>();
  /** The same key of the same merchant gives the same answer: the charge it made. */
  private readonly keys = new Map<string, MercadopagoCharge>();
  private readonly refundKeys = new Map<string, object>();
  private readonly policy: DeliveryPolicy;
  private lastNumber: number;

  constructor(
    private readonly simulation: Simulation,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.charges = new ChargeBook(options.rememberedCharges);
    this.lastNumber = simulation.now().getTime();
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 22 * SECOND,
      pausesMs: Array.from({ length: 8 }, (_, n) => 2 ** n * SECOND * options.retryScale),
    };
  }

  serve(scope: FastifyInstance): void {
    const provider = this.name;
    answerRefusals(scope, refuse);
    scope.post('/v1/card_tokens', { config: { provider, operation: 'cardToken' } }, (request, reply) =>
      this.tokenize(request, reply),
    );
    scope.post('/v1/payments', { config: { provider, operation: 'create' } }, (request, reply) =>
      this.create(request, reply),
    );
    scope.get('/v1/payments/search', { config: { provider, operation: 'list' } }, (request) =>
      this.search(request),
    );
    scope.get('/v1/payments/:id', { config: { provider, operation: 'get' } }, (request) =>
      payment(this.own(request), this.simulation.now()),
    );
    scope.post('/v1/payments/:id/refunds', { config: { provider, operation: 'refund' } }, (request, reply) =>
      this.refund(request, reply),
    );
  }

  webhookUrls({ notificationUrl }: MercadopagoCharge): string[] {
    return notificationUrl === null ? [] : [notificationUrl];
  }

  /** Signed over the id and the time; the body only names the changed payment. */
  webhooksFor(charge: MercadopagoCharge, event: ChargeEvent): OutgoingWebhook[] {
    const action = event.kind === 'created' ? 'payment.created' : 'payment.updated';
    const requestId = randomUUID();
    const ts = event.at.getTime();
    const manifest = `id:${charge.id};request-id:${requestId};ts:${ts};`;
    const v1 = createHmac('sha256', WEBHOOK_SECRET).update(manifest).digest('hex');
    const body = JSON.stringify({
      id: Number(event.id.slice(-9)),
      live_mode: false,
      type: 'payment',
      action,
      date_created: event.at,
      user_id: 44444,
      api_version: 'v1',
      data: { id: charge.id },
    });
    const about = { provider: this.name, chargeId: charge.id, event: action };
    const { policy } = this;
    return this.webhookUrls(charge).flatMap((url) => [
      {
        url: `${url}?data.id=${charge.id}&type=payment`,
        headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
        body,
        about,
        policy,
      },
      { url: `${url}?id=${charge.id}&topic=payment`, headers: {}, body: olderForm(charge), about, policy },
    ]);
  }

  reset(): void {
    this.charges.clear();
    this.tokens.clear();
    this.keys.clear();
    this.refundKeys.clear();
  }

  private tokenize(request: FastifyRequest, reply: FastifyReply): object {
    // The provider's description authenticates this call by the public key, its SDK by the access token.
    if (text(request.headers['x-public-key']) === undefined) merchant(request);
    const { card_number, expiration_month, expiration_year, security_code, cardholder } = fields(
      request.body,
    );
    const month = Number(expiration_month);
    const year = Number(expiration_year);
    const card = readCard(String(card_number), String(fields(cardholder)['name']), month, year);
    // Stored cards have no security code.
    const code = security_code === undefined || /^\d{3,4}$/.test(String(security_code));
    if (!card || !code) throw refuse(400, 'invalid card_number', 324);
    const id = randomBytes(16).toString('hex');
    this.tokens.set(id, card);
    reply.code(201);
    return {
      id,
      first_six_digits: card.firstDigits,
      last_four_digits: card.lastDigits,
      expiration_month: month,
      expiration_year: year,
      status: 'active',
      luhn_validation: true,
    };
  }

  private async create(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const tenant = merchant(request);
    const key = idempotencyKey(request);
    const now = this.simulation.now();
    const before = this.keys.get(`${tenant} ${key}`);
    if (before) return payment(before, now);
    const order = readOrder(request.body, now);
    const card = order.method === 'CREDIT_CARD' ? this.spend(fields(request.body)['token']) : null;
    this.lastNumber += 1;
    const charge: MercadopagoCharge = {
      ...unpaid(now),
      ...order,
      ...meansOfPayment(order.method, this.name, card),
      provider: this.name,
      id: String(this.lastNumber),
      number: this.lastNumber,
      tenant,
    };
    if (card) authorise(charge, card, now);
    this.keys.set(`${tenant} ${key}`, charge);
    const answer = payment(charge, now);
    await this.simulation.booked(this, charge);
    reply.code(201);
    return answer;
  }

  private spend(token: unknown): SimulatedCard {
    const card = this.tokens.get(String(token));
    if (!card) throw refuse(400, 'Card Token not found', 2006);
    this.tokens.delete(String(token));
    return card;
  }

  private search(request: FastifyRequest): object {
    const tenant = merchant(request);
    const { external_reference, sort, criteria } = fields(request.query);
    if (text(sort) === undefined) throw refuse(400, 'sort is required');
    if (criteria !== 'asc' && criteria !== 'desc') throw refuse(400, 'criteria must be asc or desc');
    const reference = text(external_reference);
    const candidates =
      reference === undefined
        ? [...this.charges.newestFirst()].slice(0, 30)
        : this.charges.withReference(reference);
    const results = candidates
      .filter((charge) => charge.tenant === tenant)
      .map((charge) => payment(charge, this.simulation.now()));
    return { paging: { total: results.length, limit: 30, offset: 0 }, results };
  }

  private refund(request: FastifyRequest, reply: FastifyReply): object {
    const charge = this.own(request);
    const key = `${charge.id} ${idempotencyKey(request)}`;
    const before = this.refundKeys.get(key);
    if (before) return before;
    const { amount: value } = fields(request.body);
    const amount = value === undefined ? undefined : centsOfNumber(value);
    if (value !== undefined && amount === undefined)
      throw refuse(400, 'Amount must be a positive number', 4040);
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now, { amount });
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
      const answer = {
        id: Number(randomBytes(4).readUInt32BE()),
        payment_id: charge.number,
        amount: reaisNumber(back.amount),
        date_created: now,
        refund_mode: 'standard',
        status: 'approved',
        reason: null,
      };
      this.refundKeys.set(key, answer);
      reply.code(201);
      return answer;
    } catch (error) {
      throw error instanceof ActRefused ? refuse(400, error.message, 2063) : error;
    }
  }

  private own(request: FastifyRequest): MercadopagoCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'Payment not found');
    return charge;
  }
}

/** Comes beside today's form, unsigned. */
const olderForm = ({ id }: MercadopagoCharge): string => JSON.stringify({ resource: id, topic: 'payment' });

/** Any bearer token is a valid merchant. */
function merchant(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw refuse(401, 'invalid access token');
  return token;
}

function idempotencyKey(request: FastifyRequest): string {
  const key = text(request.headers['x-idempotency-key']);
  if (key === undefined) throw refuse(400, "Header X-Idempotency-Key can't be null", 4292);
  return key;
}
