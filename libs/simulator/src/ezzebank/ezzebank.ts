import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge } from '../simulation/pix-provider.js';
import { centsOfNumber, reaisNumber } from '../simulation/reais.js';

const KEY_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'];
const PAYOUT_WORDS = { PENDING: 'PROCESSING', PAID: 'CONFIRMED', REJECTED: 'ERROR', CANCELED: 'CANCELED' };

/** Reais, OAuth tokens of one hour, and one webhook address entered in the panel. It has two statuses for charges. */
export class Ezzebank extends PixProvider {
  private readonly tokens = new Map<string, string>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, (request) => String(request.headers['x-merchant']));
    this.route(scope, 'POST /v2/oauth/token', 'token', (request) => this.token(request));
    this.route(scope, 'POST /v2/pix/qrcode', 'create', (request) => this.create(request));
    this.route(scope, 'GET /v2/pix/qrcode/:id/detail', 'get', (request) =>
      detail(this.charges.findOf(this.merchant(request), inPath(request))),
    );
    this.route(scope, 'GET /v2/pix/qrcode/external/:id', 'list', (request) => {
      const tenant = this.merchant(request);
      return detail(this.charges.withReference(inPath(request)).find((charge) => charge.tenant === tenant));
    });
    this.route(scope, 'POST /v2/pix/payment', 'payout', (request) => this.pay(request));
    this.route(scope, 'GET /v2/pix/payment/:id/status', 'payoutGet', (request) => {
      const payout = this.payouts.findOf(this.merchant(request), inPath(request));
      if (!payout) throw refuse(404, 'Payment not found');
      return { transactionId: payout.id, status: PAYOUT_WORDS[payout.status] };
    });
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage | undefined {
    if (event.kind !== 'paid') return undefined;
    const { id, externalRef, paidAmount } = charge;
    const amount = reaisNumber(paidAmount);
    return {
      body: {
        requestBody: {
          transactionType: 'RECEIVEPIX',
          transactionId: id,
          external_id: externalRef,
          amount,
        },
      },
    };
  }

  protected override payoutWebhook(): undefined {
    return undefined;
  }

  private token(request: FastifyRequest): object {
    const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
    const pair = Buffer.from(encoded, 'base64').toString();
    if (scheme !== 'Basic' || !/^[^:]+:.+$/.test(pair)) throw refuse(401, 'Unauthorized');
    if (fields(request.body)['grant_type'] !== 'client_credentials') throw refuse(400, 'grant_type');
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, pair.split(':')[0] ?? '');
    return { access_token: token, token_type: 'Bearer', expires_in: 3_600 };
  }

  private merchant(request: FastifyRequest): string {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const merchant = scheme === 'Bearer' ? this.tokens.get(token) : undefined;
    if (merchant === undefined) throw refuse(401, 'Unauthorized');
    return merchant;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const { amount: reais, external_id, payer } = fields(request.body);
    const amount = centsOfNumber(reais);
    const { name, document } = fields(payer);
    if (amount === undefined) throw refuse(400, 'amount must be a positive number');
    if (payer !== undefined && (!text(name) || !/^\d{11}(\d{3})?$/.test(String(document))))
      throw refuse(400, 'payer is invalid');
    const charge = await this.book({
      tenant,
      amount,
      externalRef: text(external_id) ?? null,
      buyer: { name: text(name) ?? 'Não informado', document: text(document) ?? '', email: null },
      postbackUrl: null,
    });
    return detail(charge);
  }

  private pay(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const { amount: reais, external_id, creditParty } = fields(request.body);
    const { key, keyType, name } = fields(creditParty);
    const amount = centsOfNumber(reais);
    const pixKey = text(key);
    if (amount === undefined) throw refuse(400, 'amount must be a positive number');
    if (!pixKey || typeof keyType !== 'string' || !KEY_TYPES.includes(keyType) || !text(name))
      throw refuse(400, 'creditParty is invalid');
    const externalRef = text(external_id) ?? null;
    const { id } = this.bookPayout({
      tenant,
      externalRef,
      amount,
      pixKey,
      pixKeyType: keyType,
      postbackUrl: null,
    });
    return { transactionId: id };
  }
}

function detail(charge: PixCharge | undefined): object {
  if (!charge) throw refuse(404, 'QR code not found');
  const { id, externalRef, amount, pixCode, paidAt } = charge;
  return {
    transactionId: id,
    external_id: externalRef,
    amount: reaisNumber(amount),
    status: paidAt === null ? 'PENDING' : 'PAID',
    emvqrcps: pixCode,
    base64image: null,
  };
}

const refuse = (statusCode: number, message: string): WireRefusal =>
  new WireRefusal(statusCode, { statusCode, message, error: 'Error' });
