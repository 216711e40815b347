import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, isHttpUrl } from '../http/fields.js';
import type { ProviderOperation } from '../http/operation.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import { requestRefund, settleRefund } from './charge-actions.js';
import { authorise } from './cards.js';
import type { SimulatedCard } from './charged-card.js';
import { unpaid } from './charge.js';
import type { Charge, ChargeEvent, ChargeMethod, ProviderName } from './charge.js';
import { ChargeBook } from './charge-book.js';
import { meansOfPayment } from './means.js';
import { Payouts } from './payouts.js';
import type { Payout } from './payouts.js';
import type { Provider } from './provider.js';
import type { Simulation } from './simulation.js';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** A charge of a PIX-only provider. `postbackUrl` is null where requests contain no address. */
export interface PixCharge extends Charge {
  readonly postbackUrl: string | null;
}

export interface PixPayout extends Payout {
  readonly pixKeyType: string;
  readonly postbackUrl: string | null;
}

/** The content of a create call. */
export type PixOrder = Pick<PixCharge, 'tenant' | 'externalRef' | 'buyer' | 'amount' | 'postbackUrl'> & {
  readonly expiresAt?: Date;
  /** Default: reais. */
  readonly currency?: string;
  /** Default: PIX. */
  readonly method?: ChargeMethod;
  readonly card?: SimulatedCard;
};

export type PayoutOrder = Pick<
  PixPayout,
  'tenant' | 'externalRef' | 'amount' | 'pixKey' | 'pixKeyType' | 'postbackUrl'
>;

/** A webhook about a charge or a payout, in the provider's format. */
export interface WebhookMessage {
  readonly body: object;
  readonly headers?: (body: string) => Record<string, string>;
}

export interface PixProviderOptions {
  readonly rememberedCharges: number;
  readonly retryScale: number;
}

/**
 * The common parts of most Brazilian PIX gateways: charges, payouts that settle by themselves, and webhooks to the
 * address of the charge, else to the one entered in the merchant's panel. A protocol adds its calls and its statuses.
 */
export abstract class PixProvider implements Provider<PixCharge> {
  readonly notifiesCreation: boolean = false;
  readonly charges: ChargeBook<PixCharge>;
  readonly payouts: Payouts<PixPayout>;
  private readonly panel = new Map<string, string>();
  private readonly policy: DeliveryPolicy;

  constructor(
    readonly name: ProviderName,
    protected readonly simulation: Simulation,
    private readonly dispatcher: WebhookDispatcher,
    options: PixProviderOptions,
  ) {
    this.charges = new ChargeBook(options.rememberedCharges);
    this.payouts = new Payouts<PixPayout>(simulation);
    this.policy = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10 * SECOND,
      pausesMs: Array.from({ length: 12 }, (_, n) => Math.min(2 ** n, 600) * SECOND * options.retryScale),
    };
  }

  abstract serve(scope: FastifyInstance): void;

  /** Undefined where the provider sends no webhook. */
  protected abstract chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage | undefined;
  protected abstract payoutWebhook(payout: PixPayout): WebhookMessage | undefined;

  webhookUrls({ postbackUrl, tenant }: PixCharge): string[] {
    const url = postbackUrl ?? this.panel.get(tenant);
    return url === undefined ? [] : [url];
  }

  /** The webhook address of a payout's result. */
  protected payoutUrl({ postbackUrl, tenant }: PixPayout): string | undefined {
    return postbackUrl ?? this.panel.get(tenant);
  }

  webhooksFor(charge: PixCharge, event: ChargeEvent): OutgoingWebhook[] {
    const message = this.chargeWebhook(charge, event);
    return message
      ? this.webhookUrls(charge).map((url) => this.webhook(url, message, charge.id, event.kind))
      : [];
  }

  reset(): void {
    this.charges.clear();
    this.payouts.reset();
    this.panel.clear();
  }

  protected route(
    scope: FastifyInstance,
    call: `${'GET' | 'POST' | 'DELETE' | 'PUT'} ${string}`,
    operation: ProviderOperation,
    answer: (request: FastifyRequest) => object | Promise<object>,
  ): void {
    const [method = '', url = ''] = call.split(' ');
    scope.route({ method, url, config: { provider: this.name, operation }, handler: (one) => answer(one) });
  }

  /** Simulates the form in the merchant's panel where the webhook address is entered. */
  protected servePanel(scope: FastifyInstance, merchant: (request: FastifyRequest) => string): void {
    this.route(scope, 'PUT /panel/webhook', 'webhook', (request) => {
      const { url } = fields(request.body);
      if (isHttpUrl(url)) this.listenAt(merchant(request), url);
      return { url };
    });
  }

  /** Sets the address for the merchant's later webhooks, unless a charge has its own. */
  protected listenAt(merchant: string, url: string): void {
    this.panel.set(merchant, url);
  }

  protected async book(order: PixOrder, id: string = randomUUID()): Promise<PixCharge> {
    const now = this.simulation.now();
    const { method = 'PIX', card, ...requested } = order;
    const charge: PixCharge = {
      ...unpaid(now),
      expiresAt: new Date(now.getTime() + DAY),
      ...requested,
      ...meansOfPayment(method, this.name, card),
      provider: this.name,
      id,
    };
    if (card) authorise(charge, card, now);
    await this.simulation.booked(this, charge);
    return charge;
  }

  protected bookPayout(order: PayoutOrder, id: string = randomUUID()): PixPayout {
    const now = this.simulation.now();
    const payout: PixPayout = {
      ...order,
      id,
      createdAt: now,
      updatedAt: now,
      status: 'PENDING',
      endToEndId: null,
    };
    this.payouts.book(payout, (settled) => {
      const message = this.payoutWebhook(settled);
      const url = this.payoutUrl(settled);
      if (message && url) void this.dispatcher.send([this.webhook(url, message, settled.id, 'payout')]);
    });
    return payout;
  }

  /** Refunds the whole amount at once. Throws ActRefused when nothing can be refunded. */
  protected refundWhole(charge: PixCharge): void {
    const now = this.simulation.now();
    this.simulation.notify(this, charge, settleRefund(charge, requestRefund(charge, now), now));
  }

  private webhook(
    url: string,
    { body, headers }: WebhookMessage,
    chargeId: string,
    event: string,
  ): OutgoingWebhook {
    const written = JSON.stringify(body);
    const about = { provider: this.name, chargeId, event };
    return { url, headers: headers?.(written) ?? {}, body: written, about, policy: this.policy };
  }
}

export const isPositiveCents = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
