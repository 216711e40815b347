import { createHash } from 'node:crypto';
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
import { reaisNumber } from '../simulation/reais.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'WAITING_PAYMENT',
  PAID: 'PAID',
  DECLINED: 'REFUSED',
  EXPIRED: 'EXPIRED',
  CANCELED: 'CANCELED',
  PARTIALLY_REFUNDED: 'PAID',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'CHARGEBACK',
};
const PAYOUT_WORDS = { PENDING: 'PROCESSING', PAID: 'PAID', REJECTED: 'REFUSED', CANCELED: 'CANCELED' };

/** The secret of every simulated merchant; webhooks are signed with it. */
const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

/** NOXPAY: one resource for charges and payouts, decimal reais, signed webhooks. */
export class Noxpay extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /payment', 'create', async (request) => {
      const { method } = fields(request.body);
      if (method === 'PIX') return this.created(await this.book(readOrder(request)));
      if (method === 'PIXOUT') return payout(this.bookPayout(readPayout(request)));
      throw refuse(400, 'method must be PIX or PIXOUT');
    });
    this.route(scope, 'GET /payment/:id', 'get', (request) => {
      const tenant = merchant(request);
      const id = inPath(request);
      const [byCode] = this.charges.withReference(id).filter((one) => one.tenant === tenant);
      const charge = this.charges.findOf(tenant, id) ?? byCode;
      const out = this.payouts.ofTenant(tenant).find((one) => one.id === id || one.externalRef === id);
      if (out) return payout(out);
      if (!charge) throw refuse(404, 'payment not found');
      return { ...this.reported(charge), end2end: charge.endToEndId, QRCodeText: charge.pixCode };
    });
  }

  protected chargeWebhook(charge: PixCharge): WebhookMessage {
    const body = { id: 1, ...this.reported(charge), pix_end2end_id: charge.endToEndId };
    return { body, headers: (written) => ({ 'x-signature': signature(written) }) };
  }

  protected payoutWebhook(settled: PixPayout): WebhookMessage {
    return { body: payout(settled), headers: (written) => ({ 'x-signature': signature(written) }) };
  }

  private reported(charge: PixCharge): object {
    const { id: txid, externalRef: code } = charge;
    const status = WORDS[statusAt(charge, this.simulation.now())];
    return { method: 'PIX', code, txid, amount: reaisNumber(charge.amount), status };
  }

  private created(charge: PixCharge): object {
    const { id: txid, externalRef: code, pixCode: QRCodeText } = charge;
    return {
      method: 'PIX',
      code,
      txid,
      amount: reaisNumber(charge.amount),
      QRCodeText,
      Status: 'WAITING_PAYMENT',
    };
  }
}

function payout({ id: txid, externalRef: code, amount, status }: PixPayout): object {
  return { method: 'PIXOUT', code, txid, amount: reaisNumber(amount), status: PAYOUT_WORDS[status] };
}

function readOrder(request: FastifyRequest): PixOrder {
  const wire = new PixWire(fields(request.body), refuse);
  const buyer = {
    name: wire.text('client_name'),
    document: wire.optionalCpf('client_document'),
    email: null,
  };
  const amount = wire.reais('amount');
  const postbackUrl = wire.url('webhook_url');
  return { tenant: merchant(request), amount, externalRef: wire.text('code'), buyer, postbackUrl };
}

function readPayout(request: FastifyRequest): PayoutOrder {
  const wire = new PixWire(fields(request.body), refuse);
  if (wire.text('type') !== 'PIX_KEY') throw refuse(400, 'type must be PIX_KEY');
  return {
    tenant: merchant(request),
    amount: wire.reais('amount'),
    externalRef: wire.text('code'),
    pixKey: wire.text('pixkey'),
    pixKeyType: 'PIX_KEY',
    postbackUrl: wire.url('webhook_url'),
  };
}

const signature = (body: string): string =>
  createHash('sha256').update(WEBHOOK_SECRET).update(body).digest('base64');

function merchant(request: FastifyRequest): string {
  const key = text(request.headers['api-key']);
  if (!key) throw refuse(401, 'Unauthorized');
  return key;
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
