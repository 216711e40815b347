import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inPath, text } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { ActRefused } from '../simulation/charge-actions.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus, ProviderName } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { PixProviderOptions, WebhookMessage, PixCharge, PixPayout } from '../simulation/pix-provider.js';
import type { Simulation } from '../simulation/simulation.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import { readOrder, readPayout } from './order.js';
import { refuse } from './refusal.js';

/** A brand that uses this software under its own name. */
export interface FunctionsBrand {
  readonly name: ProviderName;
  readonly charges: string;
  /** In what it counts the life of a code. */
  readonly expiry: 'expiresInDays' | 'expiresInMinutes';
}

export const FUNCTIONS_BRANDS: readonly FunctionsBrand[] = [
  { name: 'MEDIUS', charges: '/transactions', expiry: 'expiresInDays' },
  { name: 'HUNTERPAY', charges: '/transactions', expiry: 'expiresInDays' },
  { name: 'FAIRPAY', charges: '/transactions', expiry: 'expiresInDays' },
  { name: 'VENITIP', charges: '/transactions/pix', expiry: 'expiresInMinutes' },
];

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'waiting_payment',
  PAID: 'paid',
  DECLINED: 'refused',
  EXPIRED: 'canceled',
  CANCELED: 'canceled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
};

const PAYOUT_WORDS = { PENDING: 'processing', PAID: 'done', REJECTED: 'failed', CANCELED: 'canceled' };

/** The "functions/v1" family: Basic keys, integer cents, ids that are UUIDs, a webhook address on each charge. */
export class FunctionsV1 extends PixProvider {
  private readonly payoutsByKey = new Map<string, PixPayout>();

  constructor(
    private readonly brand: FunctionsBrand,
    simulation: Simulation,
    dispatcher: WebhookDispatcher,
    options: PixProviderOptions,
  ) {
    super(brand.name, simulation, dispatcher, options);
  }

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    const at = this.brand.charges;
    this.route(scope, `POST ${at}`, 'create', async (request) =>
      this.transaction(
        await this.book(readOrder(request.body, merchant(request), this.brand.expiry, this.simulation.now())),
      ),
    );
    this.route(scope, `GET ${at}/:id`, 'get', (request) => this.transaction(this.own(request)));
    this.route(scope, 'POST /transactions/:id/refund', 'refund', (request) => this.refund(request));
    this.route(scope, 'POST /withdrawals/cashout', 'payout', (request) => this.payOut(request));
    this.route(scope, 'GET /withdrawals/:id', 'payoutGet', (request) => {
      const payout = this.payouts.findOf(merchant(request), inPath(request));
      if (!payout) throw refuse(404, 'withdrawal not found');
      return withdrawal(payout);
    });
  }

  override reset(): void {
    super.reset();
    this.payoutsByKey.clear();
  }

  protected chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    const data = this.transaction(charge);
    const body = {
      id: event.id,
      event: `transaction.${event.kind}`,
      type: 'transaction',
      objectId: charge.id,
    };
    return { body: { ...body, data, timestamp: event.at } };
  }

  protected payoutWebhook(payout: PixPayout): WebhookMessage {
    const event = payout.status === 'PAID' ? 'withdrawal.completed' : 'withdrawal.failed';
    return { body: { event, objectId: payout.id, ...withdrawal(payout), timestamp: payout.updatedAt } };
  }

  /** The same idempotency key gives the same payout. */
  private payOut(request: FastifyRequest): object {
    const tenant = merchant(request);
    const key = text(request.headers['idempotency-key']);
    if (!key) throw refuse(400, 'Idempotency-Key is required');
    const known = this.payoutsByKey.get(`${tenant} ${key}`);
    const payout = known ?? this.bookPayout(readPayout(request.body, tenant));
    this.payoutsByKey.set(`${tenant} ${key}`, payout);
    return { event: 'withdrawal.created', ...withdrawal(payout), metadata: { source: 'api', version: '1' } };
  }

  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    try {
      this.refundWhole(charge);
    } catch (error) {
      throw error instanceof ActRefused ? refuse(400, error.message) : error;
    }
    return this.transaction(charge);
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'transaction not found');
    return charge;
  }

  private transaction(charge: PixCharge): object {
    return {
      id: charge.id,
      status: WORDS[statusAt(charge, this.simulation.now())],
      amount: charge.amount,
      paidAmount: charge.paidAmount,
      refundedAmount: refundedAmount(charge),
      paymentMethod: 'PIX',
      postbackUrl: charge.postbackUrl,
      metadata: JSON.stringify({ externalId: charge.externalRef }),
      createdAt: charge.createdAt,
      updatedAt: charge.updatedAt,
      paidAt: charge.paidAt,
      customer: { name: charge.buyer.name, email: charge.buyer.email },
      pix: {
        qrcode: charge.pixCode,
        expirationDate: charge.expiresAt,
        end2EndId: charge.endToEndId,
        receiptUrl: null,
      },
    };
  }
}

function withdrawal(payout: PixPayout): object {
  return {
    withdrawal: {
      id: payout.id,
      company_id: 'company-1',
      requested_amount: payout.amount,
      currency: 'BRL',
      status: PAYOUT_WORDS[payout.status],
      created_at: payout.createdAt,
      updated_at: payout.updatedAt,
      paid_at: payout.status === 'PAID' ? payout.updatedAt : null,
      pix: { key_type: payout.pixKeyType, key_value: payout.pixKey, end_to_end_id: payout.endToEndId },
      error_message: payout.status === 'REJECTED' ? 'Chave Pix não encontrada' : null,
    },
  };
}

/** Any secret key is a valid merchant, whatever follows the colon. */
function merchant(request: FastifyRequest): string {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  const [secret] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':');
  if (scheme !== 'Basic' || !secret) throw refuse(401, 'Unauthorized');
  return secret;
}
