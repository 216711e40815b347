import type { PaymentMethod } from '@guiche/gateway-kit';
import { addCents, percentOf, tariffOf, type Tariff } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Receivers, type StoredReceiver } from '../../receivers/index.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewayAccounts, type KnownAccount, type OpenAccount } from '../accounts/gateway-accounts.js';
import { Circuits } from './circuits.js';
import { chooseAccounts, payableThrough } from './domain/choose-accounts.js';
import type { RoutedPayment, Candidate, RouteDecision, Skipped } from './domain/route.js';

/** An account to charge through, and why it was chosen. */
export interface PlannedRoute {
  readonly via: OpenAccount;
  /** What the provider takes of this payment. */
  readonly cost: Tariff;
  readonly decision: RouteDecision;
  /** The seller's own account there, where it is charged in its name. */
  readonly receiver?: StoredReceiver;
}

/** What is known of a payment; the seller, the product and the hour are those of the sale. */
export type PaymentAsked = Omit<RoutedPayment, 'sellerId' | 'productId' | 'hour'>;

/** The accounts for one payment, in order. Another one is tried only after a definite refusal. */
export interface ChosenAccounts {
  readonly first: PlannedRoute;
  readonly others: readonly PlannedRoute[];
}

/** The seller, the product, and the account that the offer names. */
export interface Sale {
  readonly sellerId: string;
  /** That of the offer. Undefined: one that no line names. */
  readonly productId: string | undefined;
  readonly preferredId: string | null;
  /** The accounts that the terms of the seller name, by method. They come after the one of the offer. */
  readonly preferredByMethod?: Readonly<Partial<Record<PaymentMethod, string>>>;
  /** Goods are sent, so that the buyer gives an address. */
  readonly isSent: boolean;
  /** The hour of the day in São Paulo; left out: the present one. */
  readonly hour?: number;
}

/** The current accounts and routes of a platform. Choosing needs no call. */
export interface SaleRouting {
  /** Undefined: this cannot be paid here. */
  choose(asking: PaymentAsked): ChosenAccounts | undefined;
  /** The same with what was passed over, also where nothing is left. For people who set the routes. */
  explain(asking: PaymentAsked): {
    readonly routes: readonly PlannedRoute[];
    readonly skipped: readonly Skipped[];
  };
  /** Whether payments by this method in this currency can be charged here at all. */
  isPayable(method: PaymentMethod, currency: string): boolean;
  /** An account that takes cards which we hold, for some brands, sums or numbers of parts at least. */
  takingSealedCards(currency: string): OpenAccount['account'] | undefined;
}

/** Which account charges a payment: the offer's own, else the platform's list for the method, by rules, health and weight. */
@Injectable()
export class Routing {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly circuits: Circuits,
    private readonly receivers: Receivers,
    private readonly clock: Clock,
  ) {}

  /** No statement when warm. */
  async of(
    ctx: TenantContext,
    { sellerId, productId, preferredId, preferredByMethod = {}, isSent, hour }: Sale,
  ): Promise<SaleRouting> {
    const known = await this.accounts.of(ctx);
    const receivers = known.some(({ provider }) => this.chargesForReceivers(provider))
      ? await this.receivers.of(ctx, sellerId)
      : [];
    const at = this.clock.now();
    const platform = {
      ...{ preferredId, preferredByMethod },
      routes: known.flatMap(({ routes }) => routes),
      accounts: known.map((account) => this.candidate(account, isSent, at)),
    };
    const sale = {
      sellerId,
      ...(productId !== undefined && { productId }),
      hour: hour ?? hourInSaoPaulo(at),
    };
    const explain: SaleRouting['explain'] = (asking) => {
      const { ways, skipped } = chooseAccounts({ ...asking, ...sale }, platform);
      const routes = ways.flatMap(({ accountId, decision }) => {
        const account = known.find(({ id }) => id === accountId);
        const cost = account && costOf(account, asking, at);
        if (!account || !cost) return [];
        const via = account.open();
        const { versionId } = account.costsAt(at);
        const decided = {
          ...decision,
          ...(asking.brand !== undefined && { brand: asking.brand }),
          ...(versionId !== undefined && { costVersion: versionId }),
        };
        return [{ via, cost, decision: decided, ...this.charged(via, receivers) }];
      });
      return { routes, skipped };
    };
    return {
      explain,
      choose: (asking) => {
        const [first, ...others] = explain(asking).routes;
        return first && { first, others };
      },
      isPayable: (method, currency) => payableThrough({ method, currency, ...sale }, platform) !== undefined,
      takingSealedCards: (currency) => {
        const asking = { method: 'CREDIT_CARD', currency, card: 'sealed', ...sale } as const;
        const accountId = payableThrough(asking, platform);
        return known.find(({ id }) => id === accountId)?.open().account;
      },
    };
  }

  /** Where the platform has no receiver of its own, its part of a charge could not leave the seller's account. */
  private charged(
    { account, defaultReceiverId }: OpenAccount,
    receivers: readonly StoredReceiver[],
  ): Pick<PlannedRoute, 'receiver'> {
    if (!defaultReceiverId || !this.chargesForReceivers(account.provider)) return {};
    const receiver = receivers.find(
      ({ receiverProvider, receiverToken, status }) =>
        receiverProvider === account.provider && receiverToken !== undefined && status === 'ACTIVE',
    );
    return receiver ? { receiver } : {};
  }

  private chargesForReceivers(provider: string): boolean {
    return this.gateways.find(provider)?.manifest.chargesForReceivers ?? false;
  }

  private candidate(account: KnownAccount, isSent: boolean, at: Date): Candidate {
    const { id, provider, active, draining } = account;
    return {
      id,
      active,
      draining,
      offers: (method, card) => this.gateways.offers(provider, method, card),
      charges: (payment) =>
        this.gateways.charges(provider, payment) && costOf(account, payment, at) !== undefined,
      cost: ({ amount, ...payment }) => {
        const cost = account.costsAt(at).entered ? costOf(account, payment, at) : undefined;
        return cost && addCents(percentOf(amount, cost.bps), cost.fixed);
      },
      minimum: (method) => account.minAmounts[method] ?? this.gateways.minimum(provider, method),
      misses: (method) => !isSent && this.gateways.wantsAddress(provider, method),
      healthy: (method) => this.circuits.healthy({ accountId: id, provider, method }),
    };
  }
}

/** Brazil has had no daylight saving time since 2019. */
const hourInSaoPaulo = (now: Date): number => new Date(now.getTime() - hours(3)).getUTCHours();

type Priced = Pick<RoutedPayment, 'method' | 'installments' | 'currency' | 'brand'>;

/** By the version that holds at the instant. Undefined when the cost of the account in this currency is not configured. */
const costOf = (
  account: KnownAccount,
  { method, installments, currency, brand }: Priced,
  at: Date,
): Tariff | undefined => tariffOf(account.costsAt(at).costs[method], installments, currency, brand);
