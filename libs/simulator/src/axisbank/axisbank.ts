import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import { readCard } from '../simulation/cards.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixOrder, PixPayout } from '../simulation/pix-provider.js';

const KEY_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'];
const CURRENCIES: readonly unknown[] = [undefined, 'BRL', 'MXN'];
const REQUIRED = ['name', 'email', 'description', 'responsibleDocument', 'responsibleExternalId'];

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'PENDING',
  PAID: 'APPROVED',
  DECLINED: 'REJECTED',
  EXPIRED: 'REJECTED',
  CANCELED: 'REJECTED',
  PARTIALLY_REFUNDED: 'APPROVED',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'BLOCKED',
};

/** Flat purchases in cents, Basic with the user name "secret", raw cards; boletos still of the first generation. */
export class Axisbank extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /transactions/v2/purchase', 'create', async (request) => {
      const { paymentMethod } = fields(request.body);
      if (paymentMethod !== 'PIX' && paymentMethod !== 'CREDIT_CARD') throw refuse(400, 'paymentMethod');
      const charge = await this.book(readOrder(request.body, merchant(request), paymentMethod));
      const { id, pixCode, expiresAt } = charge;
      return paymentMethod === 'PIX'
        ? { transactionId: id, pixCode, qrCode: null, expiresAt }
        : { transactionId: id, status: WORDS[charge.status], amount: charge.amount };
    });
    this.route(scope, 'POST /transactions/billet', 'create', async (request) => {
      const { id, billet, expiresAt } = await this.book(readOrder(request.body, merchant(request), 'BILLET'));
      const { url, digitableLine } = billet ?? {};
      return { id, status: 'PENDING', billetUrl: url, billetBarcode: digitableLine, dueDate: expiresAt };
    });
    this.route(scope, 'GET /transactions/:id', 'get', (request) => this.transaction(this.own(request)));
    this.route(scope, 'POST /transactions/refund/:id', 'refund', (request) => this.refund(request));
    this.route(scope, 'POST /withdraws/cash-out', 'payout', (request) => this.pay(request));
  }

  protected override chargeWebhook(charge: PixCharge): WebhookMessage {
    const { id, amount, endToEndId, status } = charge;
    const body = { type: 'TRANSACTION', transactionId: id, status: WORDS[status], amount };
    return { body: { ...body, endToEnd: endToEndId } };
  }

  protected override payoutWebhook({ id, status, amount, endToEndId }: PixPayout): WebhookMessage {
    const paid = status === 'PAID';
    const word = paid ? 'WITHDRAW_APPROVED' : 'WITHDRAW_ERROR';
    const errorMessage = paid ? null : 'Chave Pix não encontrada';
    const body = { type: 'WITHDRAW', withdrawId: id, status: word, amount };
    return { body: { ...body, endToEnd: endToEndId, errorMessage } };
  }

  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    const { amount } = fields(request.body);
    const now = this.simulation.now();
    if (typeof amount !== 'number') throw refuse(400, 'amount is required');
    try {
      this.simulation.notify(this, charge, settleRefund(charge, requestRefund(charge, now, { amount }), now));
    } catch (error) {
      throw error instanceof ActRefused ? refuse(400, error.message) : error;
    }
    // Contains nothing else: the refund is in progress, and its result is reported by webhook.
    return { id: charge.id };
  }

  private pay(request: FastifyRequest): object {
    const tenant = merchant(request);
    const { pixType, pixKey: key, amount, externalId, postbackUrl } = fields(request.body);
    const pixKey = text(key);
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
      throw refuse(400, 'amount must be whole cents');
    if (!pixKey || typeof pixType !== 'string' || !KEY_TYPES.includes(pixType))
      throw refuse(400, 'pixKey and pixType are required');
    if (['CPF', 'CNPJ', 'PHONE'].includes(pixType) && /\D/.test(pixKey))
      throw refuse(400, 'pixKey must be digits');
    const { id } = this.bookPayout({
      tenant,
      externalRef: text(externalId) ?? null,
      amount,
      pixKey,
      pixKeyType: pixType,
      postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
    });
    return { id, status: 'WITHDRAW_REQUEST', end2End: null, errorMessage: null };
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'transaction not found');
    return charge;
  }

  private transaction(charge: PixCharge): object {
    const status = WORDS[statusAt(charge, this.simulation.now())];
    const { id, amount, pixCode, endToEndId } = charge;
    return { id, status, amount, pixCode, end2End: endToEndId };
  }
}

function readOrder(body: unknown, tenant: string, method: 'PIX' | 'CREDIT_CARD' | 'BILLET'): PixOrder {
  const wanted = fields(body);
  const { amount, currency, cpf, phone, externalId, postbackUrl, dueDate } = wanted;
  const missing = REQUIRED.find((field) => !text(wanted[field]));
  if (missing) throw refuse(400, `${missing} is required`);
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw refuse(400, 'amount must be whole cents');
  if (!CURRENCIES.includes(currency)) throw refuse(400, 'currency must be BRL or MXN');
  if (!/^(\d{11}|\d{14})$/.test(String(cpf))) throw refuse(400, 'cpf must have 11 or 14 digits');
  if (!/^\d{8,12}$/.test(String(phone))) throw refuse(400, 'phone must have 8 to 12 digits');
  if (method === 'BILLET' && Number.isNaN(Date.parse(String(dueDate))))
    throw refuse(400, 'dueDate is required');
  return {
    tenant,
    amount,
    ...(currency === 'MXN' ? { currency } : {}),
    method,
    ...(method === 'CREDIT_CARD' ? { card: cardIn(wanted['creditCard']) } : {}),
    ...(method === 'BILLET' ? { expiresAt: new Date(String(dueDate)) } : {}),
    buyer: { name: String(wanted['name']), document: String(cpf), email: String(wanted['email']) },
    externalRef: text(externalId) ?? null,
    postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
  };
}

function cardIn(value: unknown) {
  const { number, holder, expMonth, expYear, cvv } = fields(value);
  const card = readCard(String(number), String(holder), Number(expMonth), Number(expYear));
  if (!card || !/^\d{4}$/.test(String(expYear)) || !/^\d{3,4}$/.test(String(cvv)))
    throw refuse(400, 'creditCard is invalid');
  return card;
}

/** Any key is a valid merchant, with the user name "secret". */
function merchant(request: FastifyRequest): string {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const [, key] = /^secret:(.+)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (scheme !== 'Basic' || !key) throw refuse(401, 'Unauthorized');
  return key;
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
