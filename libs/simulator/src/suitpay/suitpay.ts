import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, isHttpUrl, isIsoDate, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused } from '../simulation/charge-actions.js';
import { readCard } from '../simulation/cards.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixPayout } from '../simulation/pix-provider.js';
import { centsOfNumber, reaisNumber } from '../simulation/reais.js';
import { endOfDay } from '../simulation/sao-paulo.js';

const KEY_TYPES = ['document', 'phoneNumber', 'email', 'randomKey', 'paymentCode'];
const TYPES = { PIX: 'PIX', CREDIT_CARD: 'CARD', BILLET: 'BOLETO' };

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'UNPAID',
  PAID: 'PAID_OUT',
  DECLINED: 'CANCELED',
  EXPIRED: 'CANCELED',
  CANCELED: 'CANCELED',
  PARTIALLY_REFUNDED: 'PAID_OUT',
  REFUNDED: 'CHARGEBACK',
  CHARGEBACK: 'CHARGEBACK',
};

/** Two static keys, reais, raw cards, and a status call that answers with one bare word. */
export class Suitpay extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, (status, message) => refuse(status, 'ERROR', message));
    const at = '/api/v1/gateway';
    this.route(scope, `POST ${at}/request-qrcode`, 'create', async (request) => {
      const { id, pixCode } = await this.slip(request, 'PIX');
      return { idTransaction: id, paymentCode: pixCode, response: 'OK', paymentCodeBase64: null };
    });
    this.route(scope, `POST ${at}/request-boleto`, 'create', async (request) => {
      const { id, billet } = await this.slip(request, 'BILLET');
      const { digitableLine, barcode } = billet ?? {};
      return { idTransaction: id, digitableLine, barcode, response: 'OK' };
    });
    this.route(scope, 'POST /api/v3/gateway/card', 'create', (request) => this.card(request));
    this.route(scope, 'POST /api/v3/gateway/cancel', 'refund', (request) => this.cancel(request));
    this.route(scope, `POST ${at}/pix-payment`, 'payout', (request) => this.pay(request));
    scope.post(
      `${at}/consult-status-transaction`,
      { config: { provider: this.name, operation: 'get' } },
      (request, reply) => reply.type('application/json').send(JSON.stringify(this.word(request))),
    );
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    const seen = {
      idTransaction: charge.id,
      typeTransaction: TYPES[charge.method],
      statusTransaction: this.wordOf(charge),
    };
    if (charge.method === 'CREDIT_CARD') return { body: seen };
    const facts = { ...seen, value: reaisNumber(charge.paidAmount), requestNumber: charge.externalRef };
    // An impostor does not know the merchant's secret.
    const secret = event.id.startsWith('forged') ? 'guessed' : charge.tenant;
    return { body: { ...facts, hash: digest(facts, secret) } };
  }

  protected override payoutWebhook(payout: PixPayout): WebhookMessage {
    const facts = {
      idTransaction: payout.id,
      typeTransaction: 'PIX_CASHOUT',
      statusTransaction: payout.status === 'PAID' ? 'PAID_OUT' : 'CANCELED',
      value: reaisNumber(payout.amount),
    };
    return { body: { ...facts, hash: digest(facts, payout.tenant) } };
  }

  private slip(request: FastifyRequest, method: 'PIX' | 'BILLET'): Promise<PixCharge> {
    const tenant = merchant(request);
    const { requestNumber, dueDate, amount: reais, callbackUrl, client } = fields(request.body);
    const amount = centsOfNumber(reais);
    if (amount === undefined) throw refuse(400, 'ERROR', 'amount');
    if (!isIsoDate(dueDate)) throw refuse(400, 'ERROR', 'dueDate');
    return this.book({
      tenant,
      amount,
      method,
      buyer: readClient(client),
      externalRef: text(requestNumber) ?? null,
      postbackUrl: isHttpUrl(callbackUrl) ? callbackUrl : null,
      expiresAt: endOfDay(dueDate),
    });
  }

  private async card(request: FastifyRequest): Promise<object> {
    const tenant = merchant(request);
    const { requestNumber, card: given, callbackUrl, client } = fields(request.body);
    const { number, expirationMonth, expirationYear, cvv, amount: reais } = fields(given);
    const buyer = readClient(client);
    const card = readCard(String(number), buyer.name, Number(expirationMonth), Number(expirationYear));
    const amount = centsOfNumber(reais);
    if (!card || amount === undefined || !/^\d{3,4}$/.test(String(cvv)))
      throw new WireRefusal(400, cardAnswer(null, 'WRONG_DATA_FORMAT', 'CANCELED'));
    const charge = await this.book({
      tenant,
      amount,
      method: 'CREDIT_CARD',
      card,
      buyer,
      externalRef: text(requestNumber) ?? null,
      postbackUrl: isHttpUrl(callbackUrl) ? callbackUrl : null,
    });
    if (charge.status === 'DECLINED') throw new WireRefusal(400, cardAnswer(charge.id, 'REJECTED', 'UNPAID'));
    return cardAnswer(charge.id, 'OK', this.wordOf(charge));
  }

  private cancel(request: FastifyRequest): object {
    const id = text(fields(request.query)['transactionId']) ?? '';
    const charge = this.charges.findOf(merchant(request), id);
    if (charge?.method !== 'CREDIT_CARD')
      throw new WireRefusal(400, cardAnswer(id, 'WRONG_DATA_FORMAT', null));
    try {
      this.refundWhole(charge);
    } catch (error) {
      throw error instanceof ActRefused
        ? new WireRefusal(400, cardAnswer(id, 'WRONG_DATA_FORMAT', null))
        : error;
    }
    return cardAnswer(id, 'OK', 'CHARGEBACK');
  }

  private pay(request: FastifyRequest): object {
    const tenant = merchant(request);
    const { value, key, typeKey, callbackUrl, externalId } = fields(request.body);
    const amount = centsOfNumber(value);
    const pixKey = text(key);
    const externalRef = text(externalId) ?? null;
    if (amount === undefined || !pixKey || typeof typeKey !== 'string' || !KEY_TYPES.includes(typeKey))
      throw refuse(400, 'ERROR', 'value, key and typeKey are required');
    if (this.payouts.isTaken(tenant, externalRef))
      throw refuse(400, 'DUPLICATE_EXTERNAL_ID', 'externalId was used');
    const postbackUrl = isHttpUrl(callbackUrl) ? callbackUrl : null;
    const { id } = this.bookPayout({ tenant, externalRef, amount, pixKey, pixKeyType: typeKey, postbackUrl });
    return { idTransaction: id, response: 'OK' };
  }

  private word(request: FastifyRequest): string {
    const { typeTransaction, idTransaction } = fields(request.body);
    const charge = this.charges.findOf(merchant(request), String(idTransaction));
    if (!charge || TYPES[charge.method] !== typeTransaction) throw refuse(404, 'ERROR', 'not found');
    return this.wordOf(charge);
  }

  private wordOf(charge: PixCharge): string {
    const status = statusAt(charge, this.simulation.now());
    if (charge.method !== 'CREDIT_CARD') return WORDS[status];
    if (status === 'PENDING') return 'WAITING_FOR_APPROVAL';
    return status === 'PAID' ? 'PAYMENT_ACCEPT' : WORDS[status];
  }
}

const cardAnswer = (transactionId: string | null, response: string, statusTransaction: string | null) => ({
  transactionId,
  response,
  statusTransaction,
  acquirerMessage: response === 'REJECTED' ? 'AUTHORIZER_REJECTED' : 'ACCEPTED',
  msg: '',
});

function readClient(value: unknown): PixCharge['buyer'] {
  const { name, document, email } = fields(value);
  const digits = String(document).replace(/\D/g, '');
  if (!text(name) || !text(email)) throw refuse(400, 'ERROR', 'client needs name and email');
  if (!/^\d{11}(\d{3})?$/.test(digits)) throw refuse(400, 'INVALID_DOCUMENT', 'client.document');
  return { name: String(name), document: digits, email: String(email) };
}

/** Any pair of keys is a known merchant, remembered by its secret. */
function merchant({ headers: { ci, cs } }: FastifyRequest): string {
  if (typeof ci !== 'string' || typeof cs !== 'string' || !ci || !cs)
    throw refuse(401, 'ERROR', 'Unauthorized');
  return cs;
}

const digest = (facts: object, secret: string): string =>
  createHash('sha256')
    .update(Object.values(facts).join('') + secret)
    .digest('hex');

const refuse = (status: number, response: string, message: string): WireRefusal =>
  new WireRefusal(status, { response, message });
