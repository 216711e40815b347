import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused } from '../simulation/charge-actions.js';
import { statusAt } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PayoutOrder, PixCharge, PixOrder } from '../simulation/pix-provider.js';
import { PixWire } from '../simulation/pix-wire.js';

const PAYOUT_WORDS = { PENDING: 'PENDING', PAID: 'PAID', REJECTED: 'REJECTED', CANCELED: 'CANCELED' };

/** PRONTTUS: two keys in headers, integer cents, webhooks to the panel's address. */
export class Pronttus extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, merchant);
    this.route(scope, 'POST /payment', 'create', async (request) =>
      this.payment(await this.book(readOrder(request))),
    );
    this.route(scope, 'GET /payment/:id', 'get', (request) =>
      this.payment(this.own(request, inPath(request))),
    );
    this.route(scope, 'POST /payment/refund', 'refund', (request) => {
      const charge = this.own(request, text(fields(request.body)['transactionId']) ?? '');
      try {
        this.refundWhole(charge);
      } catch (error) {
        throw error instanceof ActRefused ? refuse(400, error.message) : error;
      }
      return this.payment(charge);
    });
    for (const path of ['/payment/withdraw', '/payment/withdraw/vsl'])
      this.route(scope, `POST ${path}`, 'payout', (request) => {
        const { id, status } = this.bookPayout(readPayout(request));
        return { transactionId: id, status: PAYOUT_WORDS[status] };
      });
  }

  protected chargeWebhook(charge: PixCharge): WebhookMessage {
    return { body: { ...this.payment(charge), external_reference: charge.externalRef } };
  }

  protected payoutWebhook(): undefined {
    return undefined;
  }

  private own(request: FastifyRequest, id: string): PixCharge {
    const charge = this.charges.findOf(merchant(request), id);
    if (!charge) throw refuse(404, 'not found');
    return charge;
  }

  private payment(charge: PixCharge): object {
    const status = statusAt(charge, this.simulation.now());
    const { id: transactionId, pixCode, createdAt: generatedAt } = charge;
    return { transactionId, pixCode, pixQrCode: null, status, generatedAt };
  }
}

function readOrder(request: FastifyRequest): PixOrder {
  const body = fields(request.body);
  const wire = new PixWire(body, refuse);
  const customer = new PixWire(fields(body['customer']), refuse);
  wire.text('description');
  return {
    tenant: merchant(request),
    amount: wire.cents('amount'),
    externalRef: text(body['external_reference']) ?? null,
    buyer: {
      name: customer.text('name'),
      email: customer.text('email'),
      document: customer.optionalCpf('document'),
    },
    postbackUrl: null,
  };
}

function readPayout(request: FastifyRequest): PayoutOrder {
  const body = fields(request.body);
  const details = new PixWire(fields(body['details']), refuse);
  details.text('name');
  details.text('document');
  return {
    tenant: merchant(request),
    amount: new PixWire(body, refuse).cents('amount'),
    externalRef: text(body['external_reference']) ?? null,
    pixKey: details.text('key'),
    pixKeyType: details.text('keyType'),
    postbackUrl: null,
  };
}

function merchant({ headers }: FastifyRequest): string {
  const id = text(headers['x-client-id']);
  if (!id || !text(headers['x-client-secret'])) throw refuse(401, 'Unauthorized');
  return id;
}

const refuse = (status: number, message: string): WireRefusal =>
  new WireRefusal(status, { code: `E${status}`, message });
