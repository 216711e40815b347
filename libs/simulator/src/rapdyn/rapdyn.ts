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
import { reaisText } from '../simulation/reais.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'pending',
  PAID: 'paid',
  DECLINED: 'failed',
  EXPIRED: 'cancelled',
  CANCELED: 'cancelled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'returned',
  CHARGEBACK: 'med',
};
const PAYOUT_WORDS = { PENDING: 'PENDING', PAID: 'COMPLETED', REJECTED: 'FAILED', CANCELED: 'CANCELED' };
const KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'randomkey'];

/** RAPDYN: a token of the panel, integer cents, the question's answer wrapped, webhooks to the panel's address. */
export class Rapdyn extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, merchant);
    this.route(scope, 'POST /payments', 'create', async (request) =>
      this.transaction(await this.book(readOrder(request))),
    );
    this.route(scope, 'GET /transactions/:id', 'get', (request) => {
      const charge = this.charges.findOf(merchant(request), inPath(request));
      if (!charge) throw refuse(404, 'not found');
      return { data: this.transaction(charge) };
    });
    this.route(scope, 'POST /transfers/out', 'payout', (request) =>
      transfer(this.bookPayout(readPayout(request))),
    );
  }

  protected chargeWebhook(charge: PixCharge): WebhookMessage {
    return { body: { notification_type: 'transaction', ...this.transaction(charge) } };
  }

  protected payoutWebhook(payout: PixPayout): WebhookMessage {
    const status = PAYOUT_WORDS[payout.status].toLowerCase();
    return { body: { notification_type: 'transfer_out', ...transfer(payout), status } };
  }

  private transaction(charge: PixCharge): object {
    return {
      id: charge.id,
      external_id: charge.externalRef,
      total: charge.amount,
      method: 'pix',
      status: WORDS[statusAt(charge, this.simulation.now())],
      pix: { qrcode: charge.pixCode, end2EndId: charge.endToEndId, copypaste: charge.pixCode },
    };
  }
}

const transfer = (payout: PixPayout): object => ({
  transfer_id: payout.id,
  value: reaisText(payout.amount),
  tax: '1.00',
  pix_key_type: payout.pixKeyType,
  pix_key: payout.pixKey,
  status: PAYOUT_WORDS[payout.status],
});

function readOrder(request: FastifyRequest): PixOrder {
  const body = fields(request.body);
  const wire = new PixWire(body, refuse);
  const customer = fields(body['customer']);
  const { products, delivery } = body;
  if (wire.text('method') !== 'pix') throw refuse(422, 'method must be pix');
  if (!Array.isArray(products) || products.length === 0) throw refuse(422, 'products is required');
  if (products.some((one) => fields(one)['type'] === 'physical') && !delivery) throw refuse(422, 'delivery');
  const person = new PixWire(customer, refuse);
  const document = new PixWire(fields(customer['document']), refuse).optionalCpf('value');
  return {
    tenant: merchant(request),
    amount: wire.cents('amount'),
    externalRef: text(body['external_id']) ?? null,
    buyer: { name: person.text('name'), email: person.text('email'), document },
    postbackUrl: null,
  };
}

function readPayout(request: FastifyRequest): PayoutOrder {
  const wire = new PixWire(fields(request.body), refuse);
  const pixKeyType = wire.text('pix_key_type');
  if (!KEY_TYPES.includes(pixKeyType)) throw refuse(422, 'pix_key_type is not valid');
  return {
    tenant: merchant(request),
    amount: wire.cents('value'),
    externalRef: null,
    pixKey: wire.text('pix_key'),
    pixKeyType,
    postbackUrl: null,
  };
}

function merchant(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw refuse(401, 'Unauthenticated.');
  return token;
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
