import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixPayout } from '../simulation/pix-provider.js';
import { centsOfNumber, reaisNumber } from '../simulation/reais.js';
import { localTime } from '../simulation/sao-paulo.js';

const TENANT = '6f1d0c8e-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const WORDS: Partial<Record<ChargeEvent['kind'], string>> = {
  paid: 'approved',
  canceled: 'cancelled',
  refunded: 'cancelled',
  chargeback: 'cancelled',
};

/** Pagstar's partner API: decimal reais, a tenant on every order, a User-Agent on every call, a check instead of a status. */
export class Pagstar extends PixProvider {
  private readonly tokens = new Map<string, string>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    const transactions = '/wallet/partner/transactions';
    this.route(scope, 'POST /identity/partner/login', 'token', (request) => this.login(request));
    this.route(scope, 'GET /identity/partner/tenant', 'customer', (request) => {
      this.merchant(request);
      return { data: { id: TENANT } };
    });
    this.route(scope, `POST ${transactions}/generate-anonymous-pix`, 'create', (request) =>
      this.create(request),
    );
    this.route(scope, `GET ${transactions}/:id`, 'get', (request) => {
      const { id, pixCode } = this.own(request);
      const deposit = { qr_code_url: qrCodeUrl(id), pix_key: pixCode, external_reference: id };
      return { data: { pix_deposit: deposit } };
    });
    this.route(scope, `GET ${transactions}/:id/check`, 'get', (request) => {
      if (this.own(request).status !== 'PAID') throw refuse(400, 'Pagamento pendente.');
      return { message: 'Pagamento confirmado.' };
    });
    this.route(scope, 'POST /wallet/partner/withdrawals/solicit-for-customer', 'payout', (request) =>
      this.pay(request),
    );
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
  }

  protected override chargeWebhook(charge: PixCharge, { kind }: ChargeEvent): WebhookMessage | undefined {
    const status = WORDS[kind];
    if (status === undefined) return undefined;
    return {
      body: {
        status,
        type: 'pay',
        value: reaisNumber(charge.paidAt === null ? charge.amount : charge.paidAmount),
        external_reference: charge.id,
        transaction_id: charge.externalRef,
        created_at: charge.createdAt,
        updated_at: charge.updatedAt,
      },
    };
  }

  protected override payoutWebhook(payout: PixPayout): WebhookMessage {
    return {
      body: {
        status: payout.status === 'PAID' ? 'approved' : 'cancelled',
        type: 'withdraw',
        value: reaisNumber(payout.amount),
        external_reference: payout.id,
        transaction_id: payout.externalRef,
      },
    };
  }

  private login(request: FastifyRequest): object {
    identifyMerchant(request);
    const { email, access_key: accessKey } = fields(request.body);
    const merchant = text(email);
    if (merchant === undefined || text(accessKey) === undefined) throw refuse(401, 'Credenciais inválidas.');
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, merchant);
    const expires_in = localTime(new Date(this.simulation.now().getTime() + HOUR_MS));
    return { data: { access_token: token, refresh_token: `refresh-${token}`, expires_in } };
  }

  private merchant(request: FastifyRequest): string {
    identifyMerchant(request);
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const merchant = scheme?.toLowerCase() === 'bearer' ? this.tokens.get(token) : undefined;
    if (merchant === undefined) throw refuse(401, 'Não autenticado.');
    return merchant;
  }

  private own(request: FastifyRequest): PixCharge {
    const charge = this.charges.findOf(this.merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'Transação não encontrada.');
    return charge;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const wanted = fields(request.body);
    const { value, tenant_id: tenantId, expiration, callback } = wanted;
    const [name, document] = [text(wanted['name']), text(wanted['document'])];
    const amount = centsOfNumber(value);
    if (amount === undefined) throw refuse(422, 'O campo value é inválido.');
    if (name === undefined || document === undefined || !/^\d{11}(\d{3})?$/.test(document))
      throw refuse(422, 'Os campos name e document são obrigatórios.');
    if (tenantId !== TENANT) throw refuse(422, 'O campo tenant_id é inválido.');
    if (typeof expiration !== 'number' || expiration <= 0)
      throw refuse(422, 'O campo expiration é inválido.');
    const charge = await this.book({
      tenant,
      amount,
      externalRef: text(wanted['transaction_id']) ?? null,
      buyer: { name, document, email: null },
      postbackUrl: isHttpUrl(callback) ? callback : null,
      expiresAt: new Date(this.simulation.now().getTime() + expiration * 1_000),
    });
    return {
      message: 'Pagamento PIX gerado com sucesso.',
      data: {
        qr_code_url: qrCodeUrl(charge.id),
        favoured: 'PAGSTAR',
        external_reference: charge.id,
        checkout: `https://checkout.simulador.invalid/${charge.id}`,
        pix_key: charge.pixCode,
        expiration_date: localTime(charge.expiresAt),
      },
    };
  }

  private pay(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const wanted = fields(request.body);
    const [pixKey, amount] = [text(wanted['pix_key']), centsOfNumber(wanted['value'])];
    const { callback } = wanted;
    if (pixKey === undefined || amount === undefined)
      throw refuse(422, 'Os campos pix_key e value são obrigatórios.');
    if (wanted['tenant_id'] !== TENANT) throw refuse(422, 'O campo tenant_id é inválido.');
    const { id } = this.bookPayout({
      tenant,
      amount,
      pixKey,
      pixKeyType: '',
      externalRef: text(wanted['transaction_id']) ?? null,
      postbackUrl: isHttpUrl(callback) ? callback : null,
    });
    return { message: 'Saque solicitado com sucesso.', data: { external_reference: id } };
  }
}

/** `Company (email)`: other callers are refused. */
function identifyMerchant(request: FastifyRequest): void {
  if (!/\S+ \(\S+@\S+\)/.test(request.headers['user-agent'] ?? '')) throw refuse(403, 'User-Agent inválido.');
}

const qrCodeUrl = (id: string): string => `https://qr.simulador.invalid/${id}.png`;

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
