import { createHash, randomBytes } from 'node:crypto';
import { saoPauloDate } from '@guiche/brazil';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { readCard } from '../simulation/cards.js';
import type { ChargeEvent, ChargeStatus, ProviderName } from '../simulation/charge.js';
import type { Payout } from '../simulation/payouts.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type {
  PixProviderOptions,
  WebhookMessage,
  PixCharge,
  PixOrder,
  PixPayout,
} from '../simulation/pix-provider.js';
import { PixWire } from '../simulation/pix-wire.js';
import type { Simulation } from '../simulation/simulation.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';

/** A brand that speaks this protocol. */
export interface PrimepagBrand {
  readonly name: ProviderName;
  readonly cards: boolean;
}

/** PRIMEPAG and its later name, under which it takes cards too. */
export const PRIMEPAG_BRANDS: readonly PrimepagBrand[] = [
  { name: 'PRIMEPAG', cards: false },
  { name: 'ZENDRY', cards: true },
];

/** The third secret of every simulated merchant: it signs webhooks. */
const SECRET_KEY = 'secret-key-of-the-tests';
const PAGE = 100;
const KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'token'];

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'awaiting_payment',
  EXPIRED: 'awaiting_payment',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  CHARGEBACK: 'paid',
  CANCELED: 'canceled',
  DECLINED: 'error',
};

const CARD_WORDS: Record<ChargeStatus, string> = {
  PENDING: 'waiting_3ds_authentication',
  EXPIRED: 'reject',
  PAID: 'accepted',
  PARTIALLY_REFUNDED: 'accepted',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargeback',
  CANCELED: 'reject',
  DECLINED: 'reject',
};

const PAYOUT_WORDS: Record<Payout['status'], string> = {
  PENDING: 'authorization_pending',
  PAID: 'completed',
  REJECTED: 'error',
  CANCELED: 'canceled',
};

/** Cents, tokens by Basic credentials, one webhook address for each type, an MD5 as their proof. */
export class PrimepagPix extends PixProvider {
  private readonly tokens = new Map<string, string>();
  private readonly hooks = new Map<string, { url: string; authorization: string }>();

  constructor(
    private readonly brand: PrimepagBrand,
    simulation: Simulation,
    dispatcher: WebhookDispatcher,
    options: PixProviderOptions,
  ) {
    super(brand.name, simulation, dispatcher, options);
  }

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /auth/generate_token', 'token', (request) => this.token(request));
    scope.post(
      '/v1/pix/qrcodes',
      { config: { provider: this.name, operation: 'create' } },
      (request, reply) => {
        reply.code(201);
        return this.create(request);
      },
    );
    this.route(scope, 'GET /v1/pix/qrcodes', 'list', (request) => this.list(request));
    this.route(scope, 'GET /v1/pix/qrcodes/:id', 'get', (request) => {
      const charge = this.charges.findOf(this.merchant(request), inPath(request));
      if (!charge || charge.method !== 'PIX') throw refuse(406, 'Qrcode not found.');
      return { qrcode: qrcode(charge) };
    });
    if (this.brand.cards) this.serveCards(scope);
    this.route(scope, 'POST /v1/pix/payments', 'payout', (request) => this.pay(request));
    this.route(scope, 'GET /v1/pix/payments/:id', 'payoutGet', (request) =>
      this.payment(request, ({ id }) => id === inPath(request)),
    );
    this.route(scope, 'GET /v1/pix/payments/:id/idempotent_id', 'payoutGet', (request) =>
      this.payment(request, ({ externalRef }) => externalRef === inPath(request)),
    );
    this.route(scope, 'POST /v1/webhooks/:id', 'webhook', (request) => this.listen(request));
  }

  /**
   * Known from a client. The query of a card, and its event's fields other than the id, are assumed to be like those
   * of codes.
   */
  private serveCards(scope: FastifyInstance): void {
    this.route(scope, 'POST /v1/card_payments', 'create', async (request) => ({
      card_payment: cardPayment(await this.book(this.cardOrder(request))),
    }));
    this.route(scope, 'GET /v1/card_payments/:id', 'get', (request) => {
      const charge = this.charges.findOf(this.merchant(request), inPath(request));
      if (charge?.method !== 'CREDIT_CARD') throw refuse(406, 'Card payment not found.');
      return { card_payment: cardPayment(charge) };
    });
  }

  override webhookUrls({ tenant }: PixCharge): string[] {
    const hook = this.hooks.get(`${tenant} 1`);
    return hook ? [hook.url] : [];
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
    this.hooks.clear();
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage | undefined {
    const { authorization = '' } = this.hooks.get(`${charge.tenant} 1`) ?? {};
    if (charge.method === 'CREDIT_CARD')
      return {
        body: { notification_type: 'card_payment', message: cardPayment(charge) },
        headers: () => ({ authorization }),
      };
    if (event.kind !== 'paid') return undefined;
    const message = qrcode(charge);
    // A forged webhook is not signed with the merchant's secret.
    const secret = event.id.startsWith('forged') ? 'guessed' : SECRET_KEY;
    const facts = ['qrcode', charge.id, charge.endToEndId ?? '', message.value_cents, secret].join('.');
    const md5 = createHash('md5').update(facts).digest('hex');
    return { body: { notification_type: 'pix_qrcode', message, md5 }, headers: () => ({ authorization }) };
  }

  protected override payoutWebhook(): undefined {
    return undefined;
  }

  private token(request: FastifyRequest): object {
    const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
    const pair = Buffer.from(encoded, 'base64').toString();
    const { grant_type: grant } = fields(request.body);
    if (scheme?.toLowerCase() !== 'basic' || !/^[^:]+:.+$/.test(pair) || grant !== 'client_credentials')
      throw refuse(401, 'Unauthorized');
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, pair);
    return { access_token: token, token_type: 'Bearer', expires_in: 1_800 };
  }

  private merchant(request: FastifyRequest): string {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const merchant = scheme?.toLowerCase() === 'bearer' ? this.tokens.get(token) : undefined;
    if (merchant === undefined) throw refuse(401, 'Invalid token');
    return merchant;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const {
      value_cents: amount,
      generator_name,
      generator_document,
      expiration_time,
      external_reference,
    } = fields(request.body);
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
      throw refuse(400, 'value_cents must be greater than 0');
    const name = text(generator_name);
    const document = text(generator_document);
    if (name !== undefined && document === undefined) throw refuse(400, 'generator_document required');
    if (document !== undefined && !/^\d{11}(\d{3})?$/.test(document))
      throw refuse(400, 'generator_document invalid');
    if (typeof expiration_time !== 'string' || !/^\d+$/.test(expiration_time))
      throw refuse(400, 'expiration_time invalid');
    const charge = await this.book({
      tenant,
      amount,
      externalRef: text(external_reference) ?? null,
      buyer: { name: name ?? 'Não informado', document: document ?? '', email: null },
      postbackUrl: null,
      expiresAt: new Date(this.simulation.now().getTime() + Number(expiration_time) * 1_000),
    });
    const { id, externalRef, pixCode } = charge;
    return {
      qrcode: { reference_code: id, external_reference: externalRef, content: pixCode, image_base64: null },
    };
  }

  private cardOrder(request: FastifyRequest): PixOrder {
    const tenant = this.merchant(request);
    const order = fields(fields(request.body)['card_payment']);
    const wire = new PixWire(order, refuse);
    const [, month, year] = /^(\d{2})(\d{4})$/.exec(wire.text('card_expiration_date')) ?? [];
    const holder = wire.text('card_holder_name');
    const card = readCard(wire.text('card_number'), holder, Number(month), Number(year));
    if (!card || !/^\d{3,4}$/.test(wire.text('card_security_code'))) throw refuse(400, 'card invalid');
    const { payment_type: type, currency, installments } = order;
    if (type !== 'CREDIT' || currency !== 'BRL' || !Number.isSafeInteger(installments))
      throw refuse(400, 'payment_type, currency and installments required');
    return {
      tenant,
      method: 'CREDIT_CARD',
      card,
      amount: wire.cents('amount'),
      externalRef: wire.text('external_id'),
      buyer: { name: holder, document: wire.optionalCpf('card_holder_document'), email: null },
      postbackUrl: null,
    };
  }

  private list(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const { registration_start_date: from, registration_end_date: until, page } = fields(request.query);
    const found = [...this.charges.newestFirst()].filter((charge) => {
      const day = saoPauloDate(charge.createdAt);
      const isOurs = charge.tenant === tenant && charge.method === 'PIX';
      return isOurs && day >= String(from ?? '') && day <= String(until ?? '9999');
    });
    const number = Number(page ?? 1);
    return {
      qrcodes: found.slice((number - 1) * PAGE, number * PAGE).map(qrcode),
      meta: {
        current_page: number,
        total_pages: Math.max(1, Math.ceil(found.length / PAGE)),
        total_items_amount: found.length,
      },
    };
  }

  private pay(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const wanted = fields(request.body);
    const { initiation_type: by, value_cents: amount, pix_key_type: pixKeyType, authorized } = wanted;
    const pixKey = text(wanted['pix_key']);
    const externalRef = text(wanted['idempotent_id']);
    if (by !== 'dict' || pixKey === undefined || externalRef === undefined)
      throw refuse(400, 'initiation_type, pix_key and idempotent_id required');
    if (typeof pixKeyType !== 'string' || !KEY_TYPES.includes(pixKeyType))
      throw refuse(400, 'pix_key_type invalid');
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
      throw refuse(400, 'value_cents must be greater than 0');
    const known = this.payouts.ofTenant(tenant).find((payout) => payout.externalRef === externalRef);
    if (known) return { payment: payment(known) };
    if (authorized !== true) throw refuse(422, 'this merchant cannot authorize payouts');
    return {
      payment: payment(
        this.bookPayout({ tenant, externalRef, amount, pixKey, pixKeyType, postbackUrl: null }),
      ),
    };
  }

  private payment(request: FastifyRequest, wanted: (payout: PixPayout) => boolean): object {
    const payout = this.payouts.ofTenant(this.merchant(request)).find(wanted);
    if (!payout) throw refuse(406, 'Payment not found.');
    return { payment: payment(payout) };
  }

  private listen(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const { url, authorization } = fields(request.body);
    if (!isHttpUrl(url)) throw refuse(400, 'url invalid');
    this.hooks.set(`${tenant} ${inPath(request)}`, { url, authorization: text(authorization) ?? '' });
    return { message: 'Operation succeeded' };
  }
}

const refuse = (status: number, error: string): WireRefusal => new WireRefusal(status, { error });

const qrcode = (charge: PixCharge) => ({
  reference_code: charge.id,
  external_reference: charge.externalRef,
  value_cents: charge.paidAt === null ? charge.amount : charge.paidAmount,
  content: charge.pixCode,
  status: WORDS[charge.status],
  generator_name: charge.buyer.name,
  generator_document: charge.buyer.document,
  payer_name: charge.paidAt === null ? null : charge.buyer.name,
  registration_date: charge.createdAt,
  payment_date: charge.paidAt,
  end_to_end: charge.endToEndId,
});

const cardPayment = ({ id, externalRef, status, card }: PixCharge): object => ({
  muid: id,
  external_id: externalRef,
  status: CARD_WORDS[status],
  last_digits: card?.lastDigits,
  brand: card?.brand.toUpperCase(),
});

const payment = (payout: PixPayout): object => ({
  reference_code: payout.id,
  idempotent_id: payout.externalRef,
  value_cents: payout.amount,
  pix_key_type: payout.pixKeyType,
  pix_key: payout.pixKey,
  status: PAYOUT_WORDS[payout.status],
  registration_date: payout.createdAt,
  payment_date: payout.status === 'PAID' ? payout.updatedAt : null,
  cancellation_reason: null,
  end_to_end: payout.endToEndId,
});
