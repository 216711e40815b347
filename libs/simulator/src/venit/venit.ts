import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCpf } from '@guiche/brazil';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { unpaid } from '../simulation/charge.js';
import type { Charge, ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { ChargeBook } from '../simulation/charge-book.js';
import { meansOfPayment } from '../simulation/means.js';
import type { Provider } from '../simulation/provider.js';
import { dayAfter, endOfDay } from '../simulation/sao-paulo.js';
import type { Simulation } from '../simulation/simulation.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';

interface VenitCharge extends Charge {
  readonly pixCode: string;
  readonly postbackUrl: string;
}

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'awaiting_payment',
  EXPIRED: 'awaiting_payment',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  DECLINED: 'refused',
  CANCELED: 'canceled',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
};

/** Venit's first generation: one path in the singular, two keys in headers, PIX only. */
export class Venit implements Provider<VenitCharge> {
  readonly name = 'VENIT';
  readonly notifiesCreation = false;
  readonly charges: ChargeBook<VenitCharge>;
  private readonly policy: DeliveryPolicy;

  constructor(
    private readonly simulation: Simulation,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.charges = new ChargeBook(options.rememberedCharges);
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10_000,
      pausesMs: Array.from({ length: 40 }, (_, n) => Math.min(2 ** n, 600) * 1_000 * options.retryScale),
    };
  }

  serve(scope: FastifyInstance): void {
    const provider = this.name;
    answerRefusals(scope, refuse);
    scope.post('/transaction', { config: { provider, operation: 'create' } }, (request) =>
      this.create(request),
    );
    scope.get('/transaction/:id', { config: { provider, operation: 'get' } }, (request) => {
      const charge = this.charges.findOf(merchant(request), inPath(request));
      if (!charge) throw refuse(404, 'Transaction not found');
      return { data: { ...movement(charge), pix: { payload: charge.pixCode } } };
    });
  }

  webhookUrls({ postbackUrl }: VenitCharge): string[] {
    return [postbackUrl];
  }

  webhooksFor(charge: VenitCharge, event: ChargeEvent): OutgoingWebhook[] {
    const about = { provider: this.name, chargeId: charge.id, event: event.kind };
    const body = JSON.stringify({ data: movement(charge) });
    return [{ url: charge.postbackUrl, headers: {}, body, about, policy: this.policy }];
  }

  reset(): void {
    this.charges.clear();
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = merchant(request);
    const now = this.simulation.now();
    const charge: VenitCharge = {
      ...unpaid(now),
      ...readOrder(fields(request.body)),
      ...meansOfPayment('PIX', this.name),
      pixCode: meansOfPayment('PIX', this.name).pixCode ?? '',
      provider: this.name,
      id: randomUUID(),
      tenant,
      expiresAt: endOfDay(dayAfter(now, 1)),
    };
    const answer = { error: false, transactionId: charge.id, pix: { payload: charge.pixCode } };
    await this.simulation.booked(this, charge);
    return answer;
  }
}

function merchant({ headers }: FastifyRequest): string {
  const keys = [text(headers['x-public-key']), text(headers['x-secret-key'])];
  if (keys.includes(undefined)) throw refuse(401, 'Unauthorized');
  return keys.join(' ');
}

function readOrder(
  body: Readonly<Record<string, unknown>>,
): Pick<VenitCharge, 'amount' | 'buyer' | 'postbackUrl' | 'externalRef'> {
  const { amount, postbackUrl, paymentMethod, installments, items } = body;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw refuse(422, 'amount must be a whole number above zero');
  if (!isHttpUrl(postbackUrl)) throw refuse(422, 'postbackUrl is required');
  if (paymentMethod !== 'pix') throw refuse(422, 'paymentMethod must be pix');
  if (installments !== '1') throw refuse(422, 'installments must be a text');
  if (!Array.isArray(items) || items.length === 0) throw refuse(422, 'items are required');
  const customer = fields(body['customer']);
  const { type, number } = fields(customer['document']);
  const name = text(customer['name']);
  const email = text(customer['email']);
  if (!name || !email || type !== 'cpf' || typeof number !== 'string' || !isCpf(number))
    throw refuse(422, 'customer is not complete');
  const externalRef = text(fields(items[0])['externalRef']) ?? null;
  return { amount, postbackUrl, externalRef, buyer: { name, email, document: number } };
}

const movement = (charge: VenitCharge): object => ({
  transactionId: charge.id,
  status: WORDS[charge.status],
  endToEndId: charge.endToEndId,
  amount: charge.amount,
});

function refuse(status: number, message: string): WireRefusal {
  return new WireRefusal(status, { error: true, message });
}
