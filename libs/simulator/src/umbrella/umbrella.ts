import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCpf } from '@guiche/brazil';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused } from '../simulation/charge-actions.js';
import { readCard } from '../simulation/cards.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeMethod, ChargeStatus } from '../simulation/charge.js';
import { PixProvider, isPositiveCents } from '../simulation/pix-provider.js';
import type {
  WebhookMessage,
  PayoutOrder,
  PixCharge,
  PixOrder,
  PixPayout,
} from '../simulation/pix-provider.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'WAITING_PAYMENT',
  PAID: 'PAID',
  DECLINED: 'REFUSED',
  EXPIRED: 'CANCELED',
  CANCELED: 'CANCELED',
  PARTIALLY_REFUNDED: 'PAID',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'CHARGEDBACK',
};

const PAYOUT_WORDS = {
  PENDING: 'WAITING_PROCESSING',
  PAID: 'WITHDRAW_PAID',
  REJECTED: 'WITHDRAW_REFUSED',
  CANCELED: 'WITHDRAW_CANCELED',
};

const DAY_MS = 86_400_000;

const METHODS: Record<string, ChargeMethod> = { PIX: 'PIX', CREDIT_CARD: 'CREDIT_CARD', BOLETO: 'BILLET' };

/** The UMBRELLA make: a key and a fixed caller's name in headers, an envelope around every answer, integer cents. */
export class Umbrella extends PixProvider {
  private readonly metadata = new WeakMap<PixCharge, string>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /transactions', 'create', async (request) => {
      const charge = await this.book(readOrder(request.body, merchant(request), this.simulation.now()));
      this.metadata.set(charge, text(fields(request.body)['metadata']) ?? '{}');
      return this.transaction(charge);
    });
    this.route(scope, 'GET /transactions/:id', 'get', (request) => this.transaction(this.own(request)));
    this.route(scope, 'DELETE /transactions/:id', 'refund', (request) => {
      const charge = this.own(request);
      try {
        this.refundWhole(charge);
      } catch (error) {
        throw error instanceof ActRefused ? refuse(400, error.message) : error;
      }
      return this.transaction(charge);
    });
    this.route(scope, 'POST /cashout', 'payout', (request) =>
      cashout(this.bookPayout(readPayout(request.body, merchant(request)))),
    );
    this.route(scope, 'GET /cashout/:id', 'payoutGet', (request) => {
      const payout = this.payouts.findOf(merchant(request), inPath(request));
      if (!payout) throw refuse(404, 'cashout not found');
      return cashout(payout);
    });
  }

  /** Notices of the make were seen with the merchant's metadata, as it was given, and without its reference. */
  protected chargeWebhook(charge: PixCharge): WebhookMessage {
    const { externalRef: _, ...data } = this.data(charge);
    const metadata = this.metadata.get(charge);
    return { body: { objectId: charge.id, type: 'transaction', data: { ...data, metadata } } };
  }

  protected payoutWebhook(payout: PixPayout): WebhookMessage {
    return { body: { objectId: payout.id, type: 'withdraw', ...cashout(payout) } };
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'transaction not found');
    return charge;
  }

  private transaction(charge: PixCharge): object {
    return enveloped(this.data(charge));
  }

  private data(charge: PixCharge) {
    const expirationDate = charge.expiresAt;
    return {
      id: charge.id,
      amount: charge.amount,
      paymentMethod: Object.keys(METHODS).find((name) => METHODS[name] === charge.method),
      status: WORDS[statusAt(charge, this.simulation.now())],
      qrCode: charge.pixCode,
      pix: charge.pixCode ? { expirationDate } : null,
      boleto: charge.billet ? { ...charge.billet, expirationDate } : null,
      externalRef: charge.externalRef,
      paidAt: charge.paidAt,
    };
  }
}

const enveloped = (data: object): object => ({ status: 200, message: 'ok', data });
const cashout = ({ id, amount, status }: PixPayout): object =>
  enveloped({ id, amount, status: PAYOUT_WORDS[status] });

function readOrder(body: unknown, tenant: string, now: Date): PixOrder {
  const { amount, currency, paymentMethod, customer, items, card, externalRef, postbackUrl } = fields(body);
  const { pix, boleto } = fields(body);
  const { name, email, document } = fields(customer);
  const { number, type } = fields(document);
  const method = METHODS[String(paymentMethod)];
  if (!method) throw refuse(400, 'paymentMethod is not known');
  if (!isPositiveCents(amount) || currency !== 'BRL') throw refuse(400, 'amount must be whole cents of BRL');
  if (!Array.isArray(items) || items.length === 0) throw refuse(400, 'items must not be empty');
  if (!text(name) || !text(email)) throw refuse(400, 'customer needs name and email');
  if (document !== undefined && (type !== 'CPF' || !isCpf(String(number)))) throw refuse(400, 'document');
  const { expiresInDays } = fields(boleto ?? pix);
  const order = {
    tenant,
    amount,
    method,
    externalRef: text(externalRef) ?? null,
    buyer: { name: String(name), email: String(email), document: text(number) ?? '' },
    postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
    ...(typeof expiresInDays === 'number' && { expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS) }),
  };
  return method === 'CREDIT_CARD' ? { ...order, card: readGivenCard(card) } : order;
}

function readGivenCard(value: unknown): NonNullable<PixOrder['card']> {
  const { number, holderName, expirationMonth, expirationYear, cvv } = fields(value);
  const card = readCard(String(number), String(holderName), Number(expirationMonth), Number(expirationYear));
  if (!card || !/^\d{3,4}$/.test(String(cvv))) throw refuse(400, 'card is not valid');
  return card;
}

function readPayout(body: unknown, tenant: string): PayoutOrder {
  const { amount, pixKey, pixKeyType, externalRef, postbackUrl } = fields(body);
  const key = text(pixKey);
  if (!isPositiveCents(amount)) throw refuse(400, 'amount must be whole cents');
  if (!key || !text(pixKeyType)) throw refuse(400, 'pixKey and pixKeyType are required');
  return {
    tenant,
    amount,
    externalRef: text(externalRef) ?? null,
    pixKey: key,
    pixKeyType: String(pixKeyType),
    postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
  };
}

function merchant(request: FastifyRequest): string {
  const key = text(request.headers['x-api-key']);
  if (!key) throw refuse(401, 'Unauthorized');
  return key;
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { status, message });
