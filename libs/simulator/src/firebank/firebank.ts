import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused } from '../simulation/charge-actions.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixOrder, PixPayout } from '../simulation/pix-provider.js';
import { centsOfNumber } from '../simulation/reais.js';

const KEY_TYPES = ['DOCUMENT', 'PHONE', 'MAIL', 'RANDOM_KEY'];

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'WAITING_PAYMENT',
  PAID: 'PAID',
  DECLINED: 'ERROR',
  EXPIRED: 'ERROR',
  CANCELED: 'CANCELED',
  PARTIALLY_REFUNDED: 'PAID',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'REFUND_IN',
};

/**
 * Charges in reais, payouts and webhooks in cents; one key in a header, whose name and paths distinguish two
 * generations.
 */
export class Firebank extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    for (const prefix of ['', '/pix/v2']) {
      this.route(scope, `POST ${prefix}/payment`, 'create', async (request) =>
        this.payment(await this.book(readOrder(request.body, merchant(request)))),
      );
      this.route(scope, `GET ${prefix}/payment/:id`, 'get', (request) => this.payment(this.own(request)));
      this.route(scope, `POST ${prefix}/payment/refund/:id`, 'refund', (request) => this.refund(request));
      this.route(scope, `POST ${prefix}/payment/withdraw`, 'payout', (request) => this.pay(request));
    }
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    return {
      body: {
        transactionId: charge.id,
        businessTransactionId: charge.externalRef,
        status: WORDS[charge.status],
        value: charge.paidAmount,
        movementType: event.kind === 'paid' ? 'CREDIT' : 'DEBIT',
        endToEndId: charge.endToEndId,
        createdDate: event.at,
        PayerName: charge.buyer.name,
      },
    };
  }

  protected override payoutWebhook(payout: PixPayout): WebhookMessage {
    const paid = payout.status === 'PAID';
    return {
      body: {
        transactionId: payout.id,
        businessTransactionId: payout.externalRef,
        status: paid ? 'WITHDRAW_PAID' : 'ERROR',
        value: payout.amount,
        movementType: paid ? 'DEBIT' : null,
        endToEndId: payout.endToEndId,
        pixKey: payout.pixKey,
      },
    };
  }

  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    try {
      this.refundWhole(charge);
    } catch (error) {
      throw error instanceof ActRefused ? refuse(400, error.message) : error;
    }
    return { transactionId: charge.id, status: WORDS[charge.status] };
  }

  private pay(request: FastifyRequest): object {
    const tenant = merchant(request);
    const { type, value: amount, details, externalId, callbackWebhookUrl } = fields(request.body);
    const { key, keyType } = fields(details);
    const pixKey = text(key);
    if (type !== 'PIX' || typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
      throw refuse(400, 'value must be whole cents');
    if (!pixKey || typeof keyType !== 'string' || !KEY_TYPES.includes(keyType))
      throw refuse(400, 'details.key and details.keyType are required');
    const externalRef = text(externalId) ?? null;
    if (this.payouts.isTaken(tenant, externalRef)) throw refuse(400, 'externalId must be unique');
    const { id } = this.bookPayout({
      tenant,
      externalRef,
      amount,
      pixKey,
      pixKeyType: keyType,
      postbackUrl: isHttpUrl(callbackWebhookUrl) ? callbackWebhookUrl : null,
    });
    return { transactionId: id, status: 'WITHDRAW_REQUEST' };
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'transaction not found');
    return charge;
  }

  private payment(charge: PixCharge): object {
    return {
      transactionId: charge.id,
      status: WORDS[statusAt(charge, this.simulation.now())],
      pixQrCode: null,
      pixCode: charge.pixCode,
      generateTime: charge.createdAt,
      expirationDate: charge.expiresAt,
      endToEndId: charge.endToEndId,
    };
  }
}

function readOrder(body: unknown, tenant: string): PixOrder {
  const { payer, transaction, callback_url } = fields(body);
  const { fullName, document, contact } = fields(payer);
  const { value, externalId } = fields(transaction);
  const amount = centsOfNumber(value);
  if (amount === undefined) throw refuse(400, 'transaction.value must be positive');
  if (!text(fullName) || !/^\d{11}(\d{3})?$/.test(String(document))) throw refuse(400, 'payer is invalid');
  if (!/^\+55\d{10,11}$/.test(String(fields(contact)['phone']))) throw refuse(400, 'payer.contact.phone');
  return {
    tenant,
    amount,
    buyer: {
      name: String(fullName),
      document: String(document),
      email: text(fields(contact)['email']) ?? null,
    },
    externalRef: text(externalId) ?? null,
    postbackUrl: isHttpUrl(callback_url) ? callback_url : null,
  };
}

/** Any key is a valid merchant; the second generation prefixes the header's name with x. */
function merchant(request: FastifyRequest): string {
  const key = request.url.includes('/pix/v2/') ? request.headers['x-api-key'] : request.headers['apikey'];
  if (typeof key !== 'string' || key === '') throw refuse(401, 'Unauthorized');
  return key;
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
