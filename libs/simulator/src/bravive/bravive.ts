import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixOrder } from '../simulation/pix-provider.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'PENDING',
  PAID: 'APPROVED',
  DECLINED: 'REJECTED',
  EXPIRED: 'CANCELED',
  CANCELED: 'CANCELED',
  PARTIALLY_REFUNDED: 'APPROVED',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'CHARGEBACK',
};

/** Flat payer fields, whole cents, a secret key as Bearer, PIX and boleto. */
export class Bravive extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /payments', 'create', async (request) =>
      this.payment(await this.book(readOrder(request.body, merchant(request)))),
    );
    this.route(scope, 'GET /payments/:id', 'get', (request) => {
      const charge = this.charges.findOf(merchant(request), inPath(request));
      if (!charge) throw refuse(404, 'payment not found');
      return this.payment(charge);
    });
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    return {
      body: {
        id: charge.id,
        type: 'PAYMENT',
        status: WORDS[charge.status],
        amount: charge.paidAt === null ? charge.amount : charge.paidAmount,
        currency: 'BRL',
        external_id: charge.externalRef,
        created_at: charge.createdAt,
        updated_at: event.at,
        payer: charge.buyer,
        payment_method: { type: charge.method, details: {} },
      },
    };
  }

  protected override payoutWebhook(): undefined {
    return undefined;
  }

  private payment(charge: PixCharge): object {
    return {
      id: charge.id,
      custom_id: charge.externalRef,
      method: charge.method,
      status: WORDS[statusAt(charge, this.simulation.now())],
      pix_qr_code: null,
      pix_code: charge.pixCode,
      billet_url: charge.billet?.url ?? null,
      billet_code: charge.billet?.digitableLine ?? null,
      link_url: null,
      created_at: charge.createdAt,
    };
  }
}

function readOrder(body: unknown, tenant: string): PixOrder {
  const wanted = fields(body);
  const { amount, method, payer_name, payer_email, payer_document } = wanted;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw refuse(422, 'amount must be whole cents');
  if (wanted['currency'] !== 'BRL') throw refuse(422, 'currency must be BRL');
  if (method !== 'PIX' && method !== 'BILLET') throw refuse(422, 'method is unknown');
  if (!text(payer_name) || !text(payer_email)) throw refuse(422, 'payer_name and payer_email are required');
  if (!/^\d{10,11}$/.test(String(wanted['payer_phone']))) throw refuse(422, 'payer_phone must be digits');
  const url = wanted['webhook_url'];
  return {
    tenant,
    amount,
    method,
    buyer: { name: String(payer_name), email: String(payer_email), document: text(payer_document) ?? '' },
    externalRef: text(wanted['custom_id']) ?? null,
    postbackUrl: isHttpUrl(url) ? url : null,
  };
}

/** Any Bearer is a valid merchant. */
function merchant(request: FastifyRequest): string {
  const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || key === '') throw refuse(401, 'Unauthorized');
  return key;
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
