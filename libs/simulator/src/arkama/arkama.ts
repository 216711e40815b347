import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused } from '../simulation/charge-actions.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixOrder } from '../simulation/pix-provider.js';
import { centsOfNumber, reaisText } from '../simulation/reais.js';

/** The token of every simulated merchant; it is in every webhook. */
const WEBHOOK_TOKEN = 'webhook-token-of-the-tests';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'PENDING',
  PAID: 'PAID',
  DECLINED: 'REFUSED',
  EXPIRED: 'EXPIRED',
  CANCELED: 'CANCELED',
  PARTIALLY_REFUNDED: 'PAID',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'CHARGEBACK',
};

/** Orders in reais, a token in the address, and a token of the account in every webhook. */
export class Arkama extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, (status, message) => refuse(status, message));
    this.route(scope, 'POST /orders', 'create', async (request) =>
      this.order(await this.book(readOrder(request.body, merchant(request)))),
    );
    this.route(scope, 'GET /orders/:id', 'get', (request) => this.order(this.own(request)));
    this.route(scope, 'POST /orders/:id/refund', 'refund', (request) => {
      const charge = this.own(request);
      try {
        this.refundWhole(charge);
      } catch (error) {
        throw error instanceof ActRefused ? refuse(422, error.message) : error;
      }
      return this.order(charge);
    });
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    const order = this.order(charge);
    // A forged webhook does not contain the merchant's token.
    const token = event.id.startsWith('forged') ? 'guessed' : WEBHOOK_TOKEN;
    const cart = { id: `CT${charge.id}`, status: 'FINISHED' };
    return { body: { token, event: `ORDER_${order.status}`, data: { cart, order } } };
  }

  protected override payoutWebhook(): undefined {
    return undefined;
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'Order not found');
    return charge;
  }

  private order(charge: PixCharge) {
    return {
      id: charge.id,
      status: WORDS[statusAt(charge, this.simulation.now())],
      value: reaisText(charge.amount),
      total_value: reaisText(charge.amount),
      paymentMethod: 'PIX',
      installments: 0,
      externalRef: charge.externalRef,
      pix: { payload: charge.pixCode, e2e: charge.endToEndId, e2e_dev: null },
    };
  }
}

/** In cents: R$ 2.00. */
const LEAST_ORDER = 200;

function readOrder(body: unknown, tenant: string): PixOrder {
  const wanted = fields(body);
  const { customer, items, ip, externalRef, postbackUrl } = wanted;
  if ((wanted['value'] === undefined) === (wanted['total_value'] === undefined))
    throw refuse(422, 'exactly one of value and total_value', 'value');
  const amount = centsOfNumber(wanted['value'] ?? wanted['total_value']);
  if (amount === undefined || amount < LEAST_ORDER) throw refuse(422, 'invalid', 'value');
  if (wanted['paymentMethod'] !== 'pix') throw refuse(422, 'invalid', 'paymentMethod');
  const { name, email, document, cellphone } = fields(customer);
  if (!text(name)?.includes(' ')) throw refuse(422, 'full name needed', 'customer.name');
  if (!/^\d{11}(\d{3})?$/.test(String(document))) throw refuse(422, 'invalid', 'customer.document');
  if (!/^(\(\d\d\)9?\d{4}-\d{4}|0?\d{10,11})$/.test(String(cellphone)))
    throw refuse(422, 'invalid', 'customer.cellphone');
  if (!Array.isArray(items) || items.length === 0) throw refuse(422, 'required', 'items');
  for (const { title, unitPrice, quantity, isDigital } of items.map(fields)) {
    if (!text(title) || centsOfNumber(unitPrice) === undefined || !quantity || typeof isDigital !== 'boolean')
      throw refuse(422, 'invalid', 'items');
  }
  if (!text(ip)) throw refuse(422, 'required', 'ip');
  return {
    tenant,
    amount,
    buyer: { name: String(name), document: String(document), email: text(email) ?? null },
    externalRef: text(externalRef) ?? null,
    postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
  };
}

/** Any token in the address is a valid merchant; present clients send it as a Bearer. */
function merchant(request: FastifyRequest): string {
  const [, bearer] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const token = text(fields(request.query)['token']) ?? bearer;
  if (!token) throw refuse(401, 'Unauthenticated.');
  return token;
}

const refuse = (status: number, message: string, field?: string): WireRefusal =>
  new WireRefusal(status, { message, ...(field ? { errors: { [field]: [message] } } : {}) });
