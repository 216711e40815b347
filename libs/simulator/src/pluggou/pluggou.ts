import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
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
import { PixWire } from '../simulation/pix-wire.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'PENDING',
  PAID: 'APPROVED',
  DECLINED: 'REJECTED',
  EXPIRED: 'REJECTED',
  CANCELED: 'REJECTED',
  PARTIALLY_REFUNDED: 'APPROVED',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'REFUNDED',
};
const PAYOUT_WORDS = { PENDING: 'pending', PAID: 'paid', REJECTED: 'failed', CANCELED: 'canceled' };

/** PLUGGOU in both generations: the first under /payments with one key, the second with two keys and payouts. */
export class Pluggou extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, merchant);
    this.route(scope, 'POST /payments/transactions', 'create', async (request) =>
      this.transaction(await this.book(readFirst(request))),
    );
    this.route(scope, 'GET /payments/transactions/:id', 'get', (request) => this.own(request));
    this.route(scope, 'POST /transactions', 'create', async (request) => {
      const { id, amount, pixCode: emv } = await this.book(readSecond(request));
      return { success: true, data: { id, amount, pix: { emv } } };
    });
    this.route(scope, 'GET /transactions/:id', 'get', (request) => ({
      success: true,
      data: this.own(request),
    }));
    this.route(scope, 'POST /withdrawals', 'payout', (request) =>
      withdrawal(this.bookPayout(readPayout(request))),
    );
    this.route(scope, 'GET /withdrawals/:id', 'payoutGet', (request) => {
      const payout = this.payouts.findOf(merchant(request), inPath(request));
      if (!payout) throw refuse(404, 'not found');
      return withdrawal(payout);
    });
  }

  protected chargeWebhook(charge: PixCharge): WebhookMessage {
    return { body: { id: `evt-${charge.id}`, event_type: 'transaction', data: this.transaction(charge) } };
  }

  protected payoutWebhook(payout: PixPayout): WebhookMessage {
    return { body: { id: `evt-${payout.id}`, event_type: 'withdrawal', ...withdrawal(payout) } };
  }

  private own(request: FastifyRequest): object {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'not found');
    return this.transaction(charge);
  }

  private transaction(charge: PixCharge): object {
    const status = WORDS[statusAt(charge, this.simulation.now())];
    const { id, amount, pixCode: emv, externalRef: orderId } = charge;
    return { id, status, amount, pix: { emv }, metadata: { orderId } };
  }
}

const withdrawal = ({ id, amount, status }: PixPayout): { data: object } => ({
  data: { id, status: PAYOUT_WORDS[status], amount, liquid_amount: amount },
});

function readFirst(request: FastifyRequest): PixOrder {
  const body = fields(request.body);
  const wire = new PixWire(body, refuse);
  wire.text('organizationId');
  return {
    tenant: merchant(request),
    amount: wire.cents('amount'),
    externalRef: text(fields(body['metadata'])['orderId']) ?? null,
    buyer: {
      name: wire.text('customerName'),
      email: wire.text('customerEmail'),
      document: wire.optionalCpf('customerDocument'),
    },
    postbackUrl: null,
  };
}

function readSecond(request: FastifyRequest): PixOrder {
  const body = fields(request.body);
  const wire = new PixWire(body, refuse);
  const buyer = new PixWire(fields(body['buyer']), refuse);
  if (wire.text('payment_method') !== 'pix') throw refuse(422, 'payment_method');
  buyer.text('buyer_phone');
  return {
    tenant: merchant(request),
    amount: wire.cents('amount'),
    externalRef: text(fields(body['metadata'])['orderId']) ?? null,
    buyer: { name: buyer.text('buyer_name'), email: null, document: buyer.optionalCpf('buyer_document') },
    postbackUrl: null,
  };
}

function readPayout(request: FastifyRequest): PayoutOrder {
  const wire = new PixWire(fields(request.body), refuse);
  return {
    tenant: merchant(request),
    amount: wire.cents('amount'),
    externalRef: null,
    pixKey: wire.text('key_value'),
    pixKeyType: wire.text('key_type'),
    postbackUrl: null,
  };
}

/** One key in the first generation, a pair in the second. */
function merchant({ headers }: FastifyRequest): string {
  const key = text(headers['x-api-key']) ?? (text(headers['x-public-key']) && text(headers['x-secret-key']));
  if (!key) throw refuse(401, 'Credenciais inválidas');
  return key;
}

const refuse = (status: number, error: string): WireRefusal => new WireRefusal(status, { error });
