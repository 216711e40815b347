import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, isHttpUrl } from '../http/fields.js';
import type { Operation } from '../http/operation.js';
import type { Courier } from '../webhooks/courier.js';
import type { Letter, Manners } from '../webhooks/letter.js';
import { requestRefund, settleRefund } from './acts.js';
import { authorise } from './cards.js';
import type { ChargedCard } from './charged-card.js';
import { unpaid } from './charge.js';
import type { Charge, ChargeEvent, ChargeMethod, ProviderName } from './charge.js';
import { ChargeBook } from './charge-book.js';
import { meansOfPayment } from './means.js';
import { Payouts } from './payouts.js';
import type { Payout } from './payouts.js';
import type { Provider } from './provider.js';
import type { World } from './world.js';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** A charge of a house that sells PIX only. `postbackUrl` is null where the wire carries no address. */
export interface PixCharge extends Charge {
  readonly postbackUrl: string | null;
}

export interface PixPayout extends Payout {
  readonly pixKeyType: string;
  readonly postbackUrl: string | null;
}

/** What a create call asked for, read from the wire. */
export type PixOrder = Pick<PixCharge, 'tenant' | 'externalRef' | 'buyer' | 'amount' | 'postbackUrl'> & {
  readonly expiresAt?: Date;
  /** Reais unless told. */
  readonly currency?: string;
  /** PIX unless told. */
  readonly method?: ChargeMethod;
  readonly card?: ChargedCard;
};

export type PayoutOrder = Pick<
  PixPayout,
  'tenant' | 'externalRef' | 'amount' | 'pixKey' | 'pixKeyType' | 'postbackUrl'
>;

/** What a house tells of a charge or a payout, in its own words. */
export interface News {
  readonly body: object;
  readonly headers?: (body: string) => Record<string, string>;
}

export interface HouseOptions {
  readonly rememberedCharges: number;
  readonly retryScale: number;
}

/**
 * What most Brazilian PIX gateways have in common behind their wire: a book of charges, payouts that settle by themselves,
 * and webhooks to the address of the charge, else to the one entered in the merchant's panel. A protocol adds its calls and
 * its words.
 */
export abstract class PixHouse implements Provider<PixCharge> {
  readonly tellsOfCreation: boolean = false;
  readonly charges: ChargeBook<PixCharge>;
  readonly payouts: Payouts<PixPayout>;
  private readonly panel = new Map<string, string>();
  private readonly manners: Manners;

  constructor(
    readonly name: ProviderName,
    protected readonly world: World,
    private readonly courier: Courier,
    options: HouseOptions,
  ) {
    this.charges = new ChargeBook(options.rememberedCharges);
    this.payouts = new Payouts<PixPayout>(world);
    this.manners = {
      received: (status) => status >= 200 && status < 300,
      timeoutMs: 10 * SECOND,
      pausesMs: Array.from({ length: 12 }, (_, n) => Math.min(2 ** n, 600) * SECOND * options.retryScale),
    };
  }

  abstract serve(scope: FastifyInstance): void;

  /** Undefined where the house tells nothing. */
  protected abstract chargeNews(charge: PixCharge, event: ChargeEvent): News | undefined;
  protected abstract payoutNews(payout: PixPayout): News | undefined;

  webhookUrls({ postbackUrl, tenant }: PixCharge): string[] {
    const url = postbackUrl ?? this.panel.get(tenant);
    return url === undefined ? [] : [url];
  }

  /** Where the end of a payout is told. */
  protected payoutUrl({ postbackUrl, tenant }: PixPayout): string | undefined {
    return postbackUrl ?? this.panel.get(tenant);
  }

  letters(charge: PixCharge, event: ChargeEvent): Letter[] {
    const news = this.chargeNews(charge, event);
    return news ? this.webhookUrls(charge).map((url) => this.letter(url, news, charge.id, event.kind)) : [];
  }

  reset(): void {
    this.charges.clear();
    this.payouts.reset();
    this.panel.clear();
  }

  protected route(
    scope: FastifyInstance,
    call: `${'GET' | 'POST' | 'DELETE' | 'PUT'} ${string}`,
    operation: Operation,
    answer: (request: FastifyRequest) => object | Promise<object>,
  ): void {
    const [method = '', url = ''] = call.split(' ');
    scope.route({ method, url, config: { provider: this.name, operation }, handler: (one) => answer(one) });
  }

  /** Stands for the form in the merchant's panel where the webhook address is entered once. */
  protected servePanel(scope: FastifyInstance, merchant: (request: FastifyRequest) => string): void {
    this.route(scope, 'PUT /panel/webhook', 'webhook', (request) => {
      const { url } = fields(request.body);
      if (isHttpUrl(url)) this.listenAt(merchant(request), url);
      return { url };
    });
  }

  /** Where what happens to the merchant's charges is told from now on, unless a charge names an address of its own. */
  protected listenAt(merchant: string, url: string): void {
    this.panel.set(merchant, url);
  }

  protected async book(order: PixOrder, id: string = randomUUID()): Promise<PixCharge> {
    const now = this.world.now();
    const { method = 'PIX', card, ...asked } = order;
    const charge: PixCharge = {
      ...unpaid(now),
      expiresAt: new Date(now.getTime() + DAY),
      ...asked,
      ...meansOfPayment(method, this.name, card),
      provider: this.name,
      id,
    };
    if (card) authorise(charge, card, now);
    await this.world.booked(this, charge);
    return charge;
  }

  protected bookPayout(order: PayoutOrder, id: string = randomUUID()): PixPayout {
    const now = this.world.now();
    const payout: PixPayout = {
      ...order,
      id,
      createdAt: now,
      updatedAt: now,
      status: 'PENDING',
      endToEndId: null,
    };
    this.payouts.book(payout, (settled) => {
      const news = this.payoutNews(settled);
      const url = this.payoutUrl(settled);
      if (news && url) void this.courier.send([this.letter(url, news, settled.id, 'payout')]);
    });
    return payout;
  }

  /** Gives the whole back at once. Throws ActRefused when there is nothing to give back. */
  protected refundWhole(charge: PixCharge): void {
    const now = this.world.now();
    this.world.tell(this, charge, settleRefund(charge, requestRefund(charge, now), now));
  }

  private letter(url: string, { body, headers }: News, chargeId: string, event: string): Letter {
    const written = JSON.stringify(body);
    const about = { provider: this.name, chargeId, event };
    return { url, headers: headers?.(written) ?? {}, body: written, about, manners: this.manners };
  }
}

export const isCents = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
