import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCpf } from '@guiche/brazil';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus, ProviderName } from '../simulation/charge.js';
import { PixProvider, isPositiveCents } from '../simulation/pix-provider.js';
import type {
  WebhookMessage,
  PayoutOrder,
  PixCharge,
  PixOrder,
  PixPayout,
} from '../simulation/pix-provider.js';
import { reaisNumber } from '../simulation/reais.js';

export const XAUTHKEY_BRANDS: readonly ProviderName[] = ['CASHTIME', 'REFLOWPAY'];

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'pending',
  PAID: 'paid',
  DECLINED: 'refused',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargeback',
};

const PAYOUT_WORDS = {
  PENDING: 'PendingProcessing',
  PAID: 'Successfull',
  REJECTED: 'Rejected',
  CANCELED: 'Cancelled',
};

/** The "x-authorization-key" family: cents on the way in, reais in the answer to a question, an order beside each charge. */
export class Xauthkey extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /transactions', 'create', async (request) => {
      const charge = await this.book(readOrder(request.body, merchant(request)));
      return {
        id: `transaction-of-${charge.id}`,
        orderId: charge.id,
        status: 'pending',
        paymentMethod: 'pix',
        amount: charge.amount,
        externalCode: charge.externalRef,
        pix: { payload: charge.pixCode, encodedImage: null },
      };
    });
    this.route(scope, 'GET /transactions/:id', 'get', (request) => {
      const charge = this.charges.findOf(merchant(request), inPath(request));
      if (!charge) throw refuse(404, 'transaction not found');
      const total = reaisNumber(charge.amount);
      return {
        orders: { id: charge.id, status: this.word(charge), paymentMethod: 'PIX', total },
        CodeStatus: 200,
      };
    });
    this.route(scope, 'POST /request/withdraw', 'payout', (request) => {
      const { id, createdAt, updatedAt } = this.bookPayout(readPayout(request.body, merchant(request)));
      return { id, createdAt, updatedAt };
    });
    this.route(scope, 'GET /request/withdraw/:id', 'payoutGet', (request) => {
      const payout = this.payouts.findOf(merchant(request), inPath(request));
      if (!payout) throw refuse(404, 'withdraw not found');
      return withdraw(payout);
    });
  }

  protected chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    const { id: orderId, externalRef: externalCode } = charge;
    const status = this.word(charge);
    return { body: { code: event.id, externalCode, orderId, storeId: 's-1', paymentMethod: 'pix', status } };
  }

  protected payoutWebhook(payout: PixPayout): WebhookMessage {
    return { body: withdraw(payout) };
  }

  private word(charge: PixCharge): string {
    return WORDS[statusAt(charge, this.simulation.now())];
  }
}

const withdraw = ({ id, amount, status, updatedAt }: PixPayout): object => ({
  id,
  amount,
  withdrawStatusId: PAYOUT_WORDS[status],
  updatedAt,
});

function readOrder(body: unknown, tenant: string): PixOrder {
  const { amount, paymentMethod, customer, items, isInfoProducts, shipping, postbackUrl, externalCode } =
    fields(body);
  const { name, email, document } = fields(customer);
  const { number, type } = fields(document);
  if (paymentMethod !== 'pix') throw refuse(400, 'paymentMethod must be pix');
  if (!isPositiveCents(amount)) throw refuse(400, 'amount must be whole cents');
  if (!Array.isArray(items) || items.length === 0) throw refuse(400, 'items must not be empty');
  if (isInfoProducts !== true && !fields(shipping)['address']) throw refuse(400, 'shipping is required');
  if (!text(name) || !text(email)) throw refuse(400, 'customer needs name and email');
  if (document !== undefined && (type !== 'cpf' || !isCpf(String(number)))) throw refuse(400, 'document');
  return {
    tenant,
    amount,
    externalRef: text(externalCode) ?? null,
    buyer: { name: String(name), email: String(email), document: text(number) ?? '' },
    postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
  };
}

function readPayout(body: unknown, tenant: string): PayoutOrder {
  const { amount, pixKey, pixKeyType, baasPostbackUrl } = fields(body);
  const key = text(pixKey);
  const type = text(pixKeyType) ?? '';
  if (!isPositiveCents(amount)) throw refuse(400, 'amount must be whole cents');
  if (!['cpf', 'cnpj', 'phone', 'email', 'random'].includes(type)) throw refuse(400, 'pixKeyType');
  if (!key || (['cpf', 'cnpj', 'phone'].includes(type) && !/^[0-9A-Z]+$/.test(key)))
    throw refuse(400, 'pixKey');
  return {
    tenant,
    amount,
    externalRef: null,
    pixKey: key,
    pixKeyType: type,
    postbackUrl: isHttpUrl(baasPostbackUrl) ? baasPostbackUrl : null,
  };
}

function merchant(request: FastifyRequest): string {
  const key = text(request.headers['x-authorization-key']);
  if (!key) throw refuse(401, 'Unauthorized');
  return key;
}

const refuse = (status: number, error: string): WireRefusal => new WireRefusal(status, { error });
