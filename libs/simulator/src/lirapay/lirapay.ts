import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCpf } from '@guiche/brazil';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type {
  WebhookMessage,
  PayoutOrder,
  PixCharge,
  PixOrder,
  PixPayout,
} from '../simulation/pix-provider.js';
import { centsOfNumber, reaisNumber } from '../simulation/reais.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'PENDING',
  PAID: 'AUTHORIZED',
  DECLINED: 'FAILED',
  EXPIRED: 'FAILED',
  CANCELED: 'FAILED',
  PARTIALLY_REFUNDED: 'AUTHORIZED',
  REFUNDED: 'FAILED',
  CHARGEBACK: 'CHARGEBACK',
};

const PAYOUT_WORDS = { PENDING: 'processing', PAID: 'approved', REJECTED: 'rejected', CANCELED: 'failed' };

/** LIRAPAY's protocol: a secret in a header, PIX only, reais as decimal numbers, one charge for each external id. */
export class Lirapay extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /transactions', 'create', async (request) => {
      const order = readOrder(request.body, merchant(request));
      if (order.externalRef && this.charges.withReference(order.externalRef).length > 0)
        throw refuse(400, 'external_id must be unique');
      const charge = await this.book(order);
      const { id, externalRef: external_id, buyer } = charge;
      const customer = { email: buyer.email, name: buyer.name };
      const reported = {
        id,
        external_id,
        status: 'PENDING',
        total_value: reaisNumber(charge.amount),
        customer,
      };
      return { ...reported, payment_method: 'PIX', pix: { payload: charge.pixCode }, hasError: false };
    });
    this.route(scope, 'GET /transactions/:id', 'get', (request) => {
      const charge = this.charges.findOf(merchant(request), inPath(request));
      if (!charge) throw refuse(404, 'transaction not found');
      const { id, externalRef: external_id, createdAt: created_at } = charge;
      const amount = reaisNumber(charge.amount);
      return { id, external_id, status: this.word(charge), amount, payment_method: 'PIX', created_at };
    });
    this.route(scope, 'POST /cashout', 'payout', (request) => {
      const payout = this.bookPayout(readPayout(request.body, merchant(request)));
      const { id, pixKey: pix_key, pixKeyType: pix_type, createdAt: created_at } = payout;
      return { id, status: 'PENDING', amount: reaisNumber(payout.amount), pix_key, pix_type, created_at };
    });
  }

  protected chargeWebhook(charge: PixCharge): WebhookMessage {
    const { id, externalRef: external_id } = charge;
    const total_amount = reaisNumber(charge.amount);
    return { body: { id, external_id, total_amount, status: this.word(charge), payment_method: 'PIX' } };
  }

  protected payoutWebhook({ id, externalRef, amount, status, pixKey }: PixPayout): WebhookMessage {
    const total_amount = reaisNumber(amount);
    return {
      body: { id, external_id: externalRef, status: PAYOUT_WORDS[status], total_amount, pix_key: pixKey },
    };
  }

  private word(charge: PixCharge): string {
    return WORDS[statusAt(charge, this.simulation.now())];
  }
}

function readOrder(body: unknown, tenant: string): PixOrder {
  const { external_id, total_amount, payment_method, webhook_url, ip, items, customer } = fields(body);
  const { name, email, document_type, document } = fields(customer);
  const amount = centsOfNumber(total_amount);
  if (amount === undefined) throw refuse(400, 'total_amount must be reais');
  if (payment_method !== 'PIX') throw refuse(400, 'payment_method must be PIX');
  if (!text(external_id) || !text(ip)) throw refuse(400, 'external_id and ip are required');
  if (!Array.isArray(items) || items.some((item) => centsOfNumber(fields(item)['price']) === undefined))
    throw refuse(400, 'items');
  if (!text(name) || !text(email)) throw refuse(400, 'customer needs name and email');
  if (document !== undefined && (document_type !== 'CPF' || !isCpf(String(document))))
    throw refuse(400, 'document');
  return {
    tenant,
    amount,
    externalRef: String(external_id),
    buyer: { name: String(name), email: String(email), document: text(document) ?? '' },
    postbackUrl: isHttpUrl(webhook_url) ? webhook_url : null,
  };
}

function readPayout(body: unknown, tenant: string): PayoutOrder {
  const { external_id, pix_key, pix_type, amount, webhook_url } = fields(body);
  const cents = centsOfNumber(amount);
  const key = text(pix_key);
  const type = text(pix_type) ?? '';
  if (cents === undefined || cents <= 1) throw refuse(400, 'amount is under the minimum');
  if (!['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'].includes(type) || !key) throw refuse(400, 'pix_type');
  if (['CPF', 'CNPJ', 'PHONE'].includes(type) && !/^\d+$/.test(key))
    throw refuse(400, 'the key does not match');
  return {
    tenant,
    amount: cents,
    externalRef: text(external_id) ?? null,
    pixKey: key,
    pixKeyType: type,
    postbackUrl: isHttpUrl(webhook_url) ? webhook_url : null,
  };
}

function merchant(request: FastifyRequest): string {
  const key = text(request.headers['api-secret']);
  if (!key) throw refuse(401, 'Unauthorized');
  return key;
}

const refuse = (status: number, error: string): WireRefusal =>
  new WireRefusal(status, { hasError: true, error });
