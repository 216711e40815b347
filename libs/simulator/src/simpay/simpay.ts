import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixPayout } from '../simulation/pix-provider.js';
import { centsOfNumber, reaisNumber } from '../simulation/reais.js';

/** The second secret of every simulated merchant: it signs calls. */
const HMAC_KEY = 'hmac-key-of-the-tests';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'NEW',
  PAID: 'PAID',
  DECLINED: 'CANCELED',
  EXPIRED: 'CANCELED',
  CANCELED: 'CANCELED',
  PARTIALLY_REFUNDED: 'PAID',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'CHARGEBACK',
};

const EVENTS: Partial<Record<ChargeEvent['kind'], string>> = {
  paid: 'QR_CODE_COPY_AND_PASTE_PAID',
  refunded: 'QR_CODE_COPY_AND_PASTE_REFUNDED',
  chargeback: 'MED_CREATED',
};

/** FINANCE_V2: tokens, an HMAC over every call that moves money, one registered webhook address with a token of ours. */
export class Simpay extends PixProvider {
  private readonly tokens = new Map<string, string>();
  /** By merchant and type of event. */
  private readonly hooks = new Map<string, { url: string; token: string }>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /v2/finance/auth-token/', 'token', (request) => this.token(request));
    this.route(scope, 'POST /v2/finance/create-pix-copy-and-paste', 'create', (request) =>
      this.create(request),
    );
    this.route(scope, 'GET /v2/finance/status-pix-copy-and-paste/', 'get', (request) => this.status(request));
    this.route(scope, 'POST /v2/finance/create-cashout/', 'payout', (request) => this.pay(request));
    this.route(scope, 'POST /v3/accounts/api/webhooks', 'webhook', (request) => this.listen(request));
  }

  override webhookUrls({ tenant }: PixCharge): string[] {
    const hook = this.hooks.get(`${tenant} CASHIN`);
    return hook ? [hook.url] : [];
  }

  protected override payoutUrl({ tenant }: PixPayout): string | undefined {
    return this.hooks.get(`${tenant} CASHOUT`)?.url;
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
    this.hooks.clear();
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage | undefined {
    const type = EVENTS[event.kind];
    if (!type) return undefined;
    const authorization = `Bearer ${this.hooks.get(`${charge.tenant} CASHIN`)?.token ?? ''}`;
    const reported = { ...code(charge, WORDS[charge.status]), end_to_end: charge.endToEndId, fee: 0.5 };
    const back = { chargeback_id: 1, amount_chargeback: reaisNumber(refundedAmount(charge)) };
    const data = event.kind === 'refunded' ? { ...reported, ...back } : reported;
    return { body: { type, data }, headers: () => ({ authorization }) };
  }

  protected override payoutWebhook({ id, externalRef, amount, status, tenant }: PixPayout): WebhookMessage {
    const authorization = `Bearer ${this.hooks.get(`${tenant} CASHOUT`)?.token ?? ''}`;
    const type = status === 'PAID' ? 'PIX_CASHOUT_SUCCESS' : 'PIX_CASHOUT_ERROR';
    const data = { transaction_id: id, tag: externalRef, amount: reaisNumber(amount) };
    return { body: { type, data }, headers: () => ({ authorization }) };
  }

  private token(request: FastifyRequest): object {
    const { client_id, client_secret } = fields(request.body);
    const client = text(client_id);
    if (!client || !text(client_secret)) throw refuse(401, 'invalid credentials');
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

  /** The bytes of a call are the compact JSON of its body. */
  private signed(request: FastifyRequest): string {
    const merchant = this.merchant(request);
    const expected = createHmac('sha512', HMAC_KEY).update(JSON.stringify(request.body)).digest('hex');
    if (request.headers['hmac'] !== expected) throw refuse(403, 'hmac does not match');
    return merchant;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.signed(request);
    const wanted = fields(request.body);
    const amount = centsOfNumber(wanted['amount']);
    const name = text(wanted['debtor_name']) ?? 'Não informado';
    const document = text(wanted['debtor_document']);
    if (amount === undefined) throw refuse(400, 'amount must be positive');
    if (name.length > 25) throw refuse(400, 'debtor_name is too long');
    if (!document || !['CPF', 'CNPJ'].includes(String(wanted['type_document'])))
      throw refuse(400, 'debtor_document and type_document are required');
    if (
      !/^\d{4}$/.test(String(wanted['source_account_branch_identifier'])) ||
      !wanted['source_account_number']
    )
      throw refuse(400, 'source account is required');
    const order = {
      tenant,
      amount,
      externalRef: text(wanted['tag']) ?? null,
      buyer: { name, document, email: null },
      postbackUrl: null,
    };
    const charge = await this.book(order, String(randomInt(1, 2 ** 47)));
    return {
      pix_copy_and_paste: charge.pixCode,
      qr_code_id: Number(charge.id),
      tx_id: charge.id.padStart(26, '0'),
    };
  }

  private status(request: FastifyRequest): object {
    const id = text(fields(request.query)['id']) ?? '';
    const charge = this.charges.findOf(this.merchant(request), id);
    if (!charge) throw refuse(404, 'not found');
    return code(charge, WORDS[statusAt(charge, this.simulation.now())]);
  }

  private pay(request: FastifyRequest): object {
    const tenant = this.signed(request);
    const wanted = fields(request.body);
    const amount = centsOfNumber(wanted['amount']);
    const pixKey = text(wanted['key']);
    if (amount === undefined || !pixKey || !wanted['source_account_number'])
      throw refuse(400, 'amount, key and source account are required');
    const externalRef = text(wanted['tag']) ?? null;
    const payout = this.bookPayout({
      tenant,
      externalRef,
      amount,
      pixKey,
      pixKeyType: '',
      postbackUrl: null,
    });
    return { transaction_id: payout.id };
  }

  private listen(request: FastifyRequest): object {
    const { url, authorization_token, type_webhook } = fields(request.body);
    if (!isHttpUrl(url) || (type_webhook !== 'CASHIN' && type_webhook !== 'CASHOUT'))
      throw refuse(400, 'url and type_webhook are required');
    this.hooks.set(`${this.merchant(request)} ${type_webhook}`, {
      url,
      token: text(authorization_token) ?? '',
    });
    return { url };
  }
}

const code = (charge: PixCharge, status: string) => ({
  qr_code_id: Number(charge.id),
  amount: reaisNumber(charge.paidAt === null ? charge.amount : charge.paidAmount),
  status,
  tag: charge.externalRef,
});

const refuse = (status: number, error: string): WireRefusal => new WireRefusal(status, { error });
