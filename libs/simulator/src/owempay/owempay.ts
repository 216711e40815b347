import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge } from '../simulation/pix-provider.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'pending',
  PAID: 'paid',
  DECLINED: 'cancelled',
  EXPIRED: 'cancelled',
  CANCELED: 'cancelled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
};

/** Cents, a login by client id and secret, codes of an hour, refunds of a part. */
export class Owempay extends PixProvider {
  private readonly tokens = new Map<string, string>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /auth/login', 'token', (request) => this.login(request));
    this.route(scope, 'POST /transactions', 'create', (request) => this.create(request));
    this.route(scope, 'GET /transactions/:id', 'get', (request) => this.transaction(this.own(request)));
    this.route(scope, 'POST /transactions/:id/refund', 'refund', (request) => this.refund(request));
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
  }

  protected override chargeWebhook(charge: PixCharge): WebhookMessage {
    return { body: this.transaction(charge) };
  }

  protected override payoutWebhook(): undefined {
    return undefined;
  }

  private login(request: FastifyRequest): object {
    const { clientId, clientSecret } = fields(request.body);
    const client = text(clientId);
    if (!client || !text(clientSecret)) throw refuse(401, 'invalid credentials');
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, client);
    return { access_token: token };
  }

  private merchant(request: FastifyRequest): string {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const merchant = scheme === 'Bearer' ? this.tokens.get(token) : undefined;
    if (merchant === undefined) throw refuse(401, 'invalid token');
    return merchant;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const { amount, paymentMethod, customer, pix, externalId, postbackUrl } = fields(request.body);
    const { name, email, document } = fields(customer);
    const seconds = fields(pix)['expiresInSeconds'];
    if (paymentMethod !== 'pix') throw refuse(422, 'paymentMethod must be pix');
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
      throw refuse(422, 'amount must be whole cents');
    if (!text(name) || !text(email)) throw refuse(422, 'customer needs name and email');
    if (typeof seconds !== 'number' || seconds <= 0) throw refuse(422, 'pix.expiresInSeconds is required');
    const charge = await this.book({
      tenant,
      amount,
      externalRef: text(externalId) ?? null,
      buyer: { name: String(name), document: text(document) ?? '', email: String(email) },
      postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
      expiresAt: new Date(this.simulation.now().getTime() + seconds * 1000),
    });
    return this.transaction(charge);
  }

  private refund(request: FastifyRequest): object {
    const charge = this.own(request);
    const { amount } = fields(request.body);
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now, typeof amount === 'number' ? { amount } : {});
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
    } catch (error) {
      throw error instanceof ActRefused ? refuse(422, error.message) : error;
    }
    return this.transaction(charge);
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(this.merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'transaction not found');
    return charge;
  }

  private transaction(charge: PixCharge): object {
    return {
      id: charge.id,
      externalId: charge.externalRef,
      status: WORDS[statusAt(charge, this.simulation.now())],
      amount: charge.amount,
      paymentMethod: 'pix',
      pix: { qrcode: charge.pixCode, expirationDate: charge.expiresAt },
    };
  }
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
