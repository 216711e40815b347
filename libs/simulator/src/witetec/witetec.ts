import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { readCard } from '../simulation/cards.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixPayout } from '../simulation/pix-provider.js';
import { PixWire } from '../simulation/pix-wire.js';
import { reaisNumber } from '../simulation/reais.js';

/** The secret of every merchant's webhook here, known to tests. */
const WEBHOOK_SECRET = 'webhook-secret-of-the-tests-0001';
const HOUR_MS = 3_600_000;

/** Second generation, then third. */
const WORDS: Record<ChargeStatus, readonly [second: string, third: string]> = {
  PENDING: ['pending', 'PENDING'],
  PAID: ['completed', 'PAID'],
  DECLINED: ['failed', 'REFUSED'],
  EXPIRED: ['expired', 'FAILED'],
  CANCELED: ['cancelled', 'FAILED'],
  PARTIALLY_REFUNDED: ['completed', 'PAID'],
  REFUNDED: ['chargeback', 'REFUNDED'],
  CHARGEBACK: ['chargeback', 'CHARGEDBACK'],
};
const EVENTS: Partial<Record<ChargeEvent['kind'], readonly [second: string, third: string]>> = {
  paid: ['payment.success', 'TRANSACTION_PAID'],
  declined: ['payment.failed', 'TRANSACTION_FAILED'],
  expired: ['payment.failed', 'TRANSACTION_FAILED'],
  refunded: ['payment.chargeback', 'TRANSACTION_REFUNDED'],
  chargeback: ['payment.chargeback', 'TRANSACTION_CHARGEDBACK'],
};
const PAYOUT_WORDS: Record<PixPayout['status'], readonly [second: string, third: string]> = {
  PENDING: ['pending', 'PENDING'],
  PAID: ['completed', 'PAID'],
  REJECTED: ['failed', 'FAILED'],
  CANCELED: ['cancelled', 'CANCELED'],
};
const KNOWN = ['amount', 'description', 'payer_info', 'card', 'installments'];

/** Two generations: reais, strict bodies, signed webhooks and a login for payouts; then cents in envelopes, unsigned. */
export class Witetec extends PixProvider {
  private readonly logins = new Set<string>();
  private readonly thirds = new WeakSet<PixCharge | PixPayout>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, merchant);
    this.route(scope, 'POST /v2/transactions/pix/create', 'create', (request) => this.createPix(request));
    this.route(scope, 'POST /v2/transactions/card/create', 'create', (request) => this.createCard(request));
    this.route(scope, 'GET /transactions/pix/:id', 'get', (request) => this.row(this.own(request)));
    this.route(scope, 'POST /transactions', 'create', (request) => this.createThird(request));
    this.route(scope, 'GET /transactions/:id', 'get', (request) => this.envelope(this.own(request)));
    this.route(scope, 'POST /withdrawals/auth', 'token', (request) => this.login(request));
    this.route(scope, 'POST /withdrawals', 'payout', (request) => this.pay(request));
    this.route(scope, 'GET /withdrawals/:id', 'payoutGet', (request) => {
      const payout = this.payouts.findOf(merchant(request), inPath(request));
      if (!payout) throw refuse(404, 'Withdrawal not found');
      return this.withdrawal(payout);
    });
  }

  override reset(): void {
    super.reset();
    this.logins.clear();
  }

  protected override chargeWebhook(
    charge: PixCharge,
    { kind, id: eventId }: ChargeEvent,
  ): WebhookMessage | undefined {
    const [second, third] = EVENTS[kind] ?? [];
    if (!second || !third) return undefined;
    if (this.thirds.has(charge)) return { body: { eventType: third, ...this.thirdFacts(charge) } };
    const { id, amount, endToEndId: end2end } = charge;
    const data = { transaction_id: id, amount: reaisNumber(amount), status: this.word(charge, 0), end2end };
    const secret = eventId.startsWith('forged') ? 'guessed' : WEBHOOK_SECRET;
    return {
      body: { event: second, data, timestamp: this.simulation.now() },
      headers: (body) => ({
        'x-witetec-signature': createHmac('sha256', secret).update(body).digest('hex'),
      }),
    };
  }

  protected override payoutWebhook(payout: PixPayout): WebhookMessage {
    const kind = payout.status === 'PAID' ? 'PAID' : 'FAILED';
    return { body: { eventType: `WITHDRAWAL_${kind}`, id: payout.id, status: kind } };
  }

  private async createPix(request: FastifyRequest): Promise<object> {
    const order = readSecond(request);
    const expiresAt = new Date(this.simulation.now().getTime() + HOUR_MS);
    const { id, amount, pixCode } = await this.book({ ...order, expiresAt });
    const pix = { qr_code: pixCode, payment_link: `pix.simulador.invalid/${id}`, expires_at: expiresAt };
    return { transaction_id: id, ...amounts(amount), pix };
  }

  private async createCard(request: FastifyRequest): Promise<object> {
    const order = readSecond(request);
    const body = fields(request.body);
    if (!Number.isInteger(body['installments'])) throw refuse(400, 'installments must be an integer');
    const charge = await this.book({ ...order, method: 'CREDIT_CARD', card: cardIn(body['card']) });
    return { transaction_id: charge.id, ...amounts(charge.amount), status: this.word(charge, 0) };
  }

  private async createThird(request: FastifyRequest): Promise<object> {
    const body = fields(request.body);
    const wire = new PixWire(body, refuse);
    const customer = new PixWire(fields(body['customer']), refuse);
    if (wire.text('method') !== 'PIX') throw refuse(400, 'method is not supported');
    if (!Array.isArray(body['items']) || body['items'].length === 0) throw refuse(400, 'items is required');
    const charge = await this.book({
      tenant: merchant(request),
      amount: wire.cents('amount'),
      externalRef: text(fields(body['metadata'])['sellerExternalRef']) ?? null,
      buyer: {
        name: customer.text('name'),
        email: customer.text('email'),
        document: customer.optionalCpf('document'),
      },
      postbackUrl: null,
    });
    this.thirds.add(charge);
    return this.envelope(charge);
  }

  private login(request: FastifyRequest): object {
    merchant(request);
    const { email, password } = fields(request.body);
    if (!text(email) || !text(password)) throw refuse(401, 'Credenciais inválidas');
    const token = randomBytes(24).toString('base64url');
    this.logins.add(token);
    return { token };
  }

  private pay(request: FastifyRequest): object {
    const body = fields(request.body);
    const third = 'pixKey' in body;
    const wire = new PixWire(body, refuse);
    if (!third && !this.logins.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      throw refuse(401, 'Token inválido');
    if (!third) wire.text('name');
    const payout = this.bookPayout({
      tenant: merchant(request),
      externalRef: text(request.headers['idempotency-key']) ?? null,
      amount: third ? wire.cents('amount') : wire.reais('amount'),
      pixKey: wire.text(third ? 'pixKey' : 'pix_key'),
      pixKeyType: third ? wire.text('pixKeyType') : 'unknown',
      postbackUrl: null,
    });
    if (third) this.thirds.add(payout);
    return this.withdrawal(payout);
  }

  /** Reais, bare; then cents, in an envelope. */
  private withdrawal(payout: PixPayout): object {
    const { id, amount, createdAt } = payout;
    const [second, third] = PAYOUT_WORDS[payout.status];
    return this.thirds.has(payout)
      ? { status: true, data: { id, createdAt, amount, status: third } }
      : { id, created_at: createdAt, amount: reaisNumber(amount), status: second };
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'Transaction not found');
    return charge;
  }

  private word(charge: PixCharge, generation: 0 | 1): string {
    return WORDS[statusAt(charge, this.simulation.now())][generation];
  }

  private row(charge: PixCharge): object {
    const { id, amount, pixCode: qr_code, expiresAt: expires_at } = charge;
    return { id, ...amounts(amount), status: this.word(charge, 0), pix_data: { qr_code, expires_at } };
  }

  private thirdFacts(charge: PixCharge): { readonly [field: string]: unknown } {
    const { id, amount, pixCode: copyPaste, expiresAt: expirationDate, externalRef } = charge;
    const metadata = externalRef === null ? 'null' : { sellerExternalRef: externalRef };
    const status = this.word(charge, 1);
    return { id, amount, method: 'PIX', status, pix: { copyPaste, expirationDate }, metadata };
  }

  private readonly envelope = (charge: PixCharge): object => ({
    status: true,
    data: this.thirdFacts(charge),
  });
}

const amounts = (cents: number): object => ({
  amount: reaisNumber(cents),
  fee_amount: 0,
  net_amount: reaisNumber(cents),
});

function readSecond(request: FastifyRequest) {
  const body = fields(request.body);
  const unknown = Object.keys(body).find((field) => !KNOWN.includes(field));
  if (unknown) throw refuse(400, `property ${unknown} should not exist`);
  const wire = new PixWire(body, refuse);
  const payer = new PixWire(fields(body['payer_info']), refuse);
  return {
    tenant: merchant(request),
    amount: wire.reais('amount'),
    // Our side's key has no field here: it travels at the end of the description.
    externalRef: wire.text('description').split(' ').at(-1) ?? null,
    buyer: {
      name: payer.text('name'),
      email: payer.text('email'),
      document: payer.optionalCpf('document'),
    },
    postbackUrl: null,
  };
}

function cardIn(value: unknown) {
  const { number, holder_name, expiration_month, expiration_year, cvv }: RequestFields = fields(value);
  const [month, year] = [Number(expiration_month), Number(expiration_year)];
  const card = readCard(String(number), String(holder_name), month, year);
  if (!card || !/^\d{3,4}$/.test(String(cvv))) throw refuse(400, 'card is invalid');
  return card;
}

/** Any key is a known merchant. */
function merchant({ headers }: FastifyRequest): string {
  const key = text(headers['x-api-key']);
  if (key === undefined) throw refuse(401, 'Chave de API é obrigatória');
  return key;
}

const refuse = (statusCode: number, message: string): WireRefusal =>
  new WireRefusal(statusCode, {
    statusCode,
    message,
    error: statusCode === 404 ? 'Not Found' : 'Bad Request',
  });
