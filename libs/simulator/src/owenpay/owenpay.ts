import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge } from '../simulation/pix-provider.js';

/** The key of every simulated merchant. */
const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'pending',
  PAID: 'completed',
  DECLINED: 'failed',
  EXPIRED: 'failed',
  CANCELED: 'failed',
  PARTIALLY_REFUNDED: 'completed',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
};

const EVENTS: Partial<Record<ChargeEvent['kind'], string>> = {
  paid: 'pix.received',
  refunded: 'pix.refund',
  chargeback: 'pix.med',
};

/** Keys in the body of a token call, an HMAC over every POST, signed webhooks to the address in the panel. */
export class Owenpay extends PixProvider {
  private readonly tokens = new Map<string, { client: string; secret: string }>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, (request) => String(request.headers['x-merchant']));
    this.route(scope, 'POST /api/v2/external/auth-token', 'token', (request) => this.token(request));
    this.route(scope, 'POST /api/v2/external/pix/cash-in', 'create', async (request) => {
      const charge = await this.book({
        tenant: this.signed(request),
        amount: amountIn(request.body),
        externalRef: text(fields(request.body)['external_id']) ?? null,
        buyer: { name: 'Não informado', document: '', email: null },
        postbackUrl: null,
      });
      return { worked: true, qr_code: charge.pixCode, ...this.transaction(charge) };
    });
    this.route(scope, 'GET /api/v2/external/transactions/:id', 'get', (request) => {
      const charge = this.charges.findOf(this.account(request).client, inPath(request));
      if (!charge) throw refuse(404, 'transaction not found');
      return { worked: true, data: this.transaction(charge) };
    });
    this.route(scope, 'POST /api/v2/external/pix/cash-out', 'payout', (request) => {
      const tenant = this.signed(request);
      const pixKey = text(fields(request.body)['pix_key']);
      if (!pixKey) throw refuse(422, 'pix_key is required');
      const externalRef = text(fields(request.body)['external_id']) ?? null;
      const amount = amountIn(request.body);
      const { id } = this.bookPayout({
        tenant,
        externalRef,
        amount,
        pixKey,
        pixKeyType: '',
        postbackUrl: null,
      });
      return { worked: true, transaction_id: id, status: 'processing' };
    });
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
  }

  protected override chargeWebhook(
    charge: PixCharge,
    { kind, id, at }: ChargeEvent,
  ): WebhookMessage | undefined {
    const event = EVENTS[kind];
    if (!event) return undefined;
    const timestamp = at.toISOString();
    return {
      body: { event, event_id: id, timestamp, data: this.transaction(charge) },
      headers: (body) => ({
        'x-owem-timestamp': timestamp,
        'x-owem-signature': `sha256=${createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex')}`,
      }),
    };
  }

  protected override payoutWebhook(): undefined {
    return undefined;
  }

  private token(request: FastifyRequest): object {
    const { client_id, client_secret } = fields(request.body);
    const client = text(client_id);
    const secret = text(client_secret);
    if (!client || !secret) throw refuse(401, 'invalid credentials');
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, { client, secret });
    return { worked: true, access_token: token, token_type: 'Bearer', expires_in: 3_600 };
  }

  private account(request: FastifyRequest): { client: string; secret: string } {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const account = scheme === 'Bearer' ? this.tokens.get(token) : undefined;
    if (account === undefined) throw refuse(401, 'invalid token');
    return account;
  }

  private signed(request: FastifyRequest): string {
    const { client, secret } = this.account(request);
    const expected = createHmac('sha512', secret).update(JSON.stringify(request.body)).digest('hex');
    if (request.headers['hmac'] !== expected) throw refuse(403, 'hmac does not match');
    return client;
  }

  private transaction(charge: PixCharge): object {
    return {
      transaction_id: charge.id,
      external_id: charge.externalRef,
      end_to_end_id: charge.endToEndId,
      status: WORDS[statusAt(charge, this.simulation.now())],
      amount: charge.amount,
      completed_at: charge.paidAt,
    };
  }
}

function amountIn(body: unknown): number {
  const { amount } = fields(body);
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw refuse(422, 'amount must be whole cents');
  return amount;
}

const refuse = (status: number, detail: string): WireRefusal =>
  new WireRefusal(status, { worked: false, detail });
