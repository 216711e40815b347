import type { Tariff } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../../runtime/context/index.js';
import { PaymentsConfig } from '../../../config/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { dividedAtCost, type Division } from '../../ledger/index.js';
import type { Order } from '../../orders/index.js';
import type { StoredReceiver } from '../../receivers/index.js';
import type { CardInMemory } from '../../cards/index.js';
import {
  type ChosenAccounts,
  GatewayDirectory,
  type OpenAccount,
  type RouteDecision,
  newWebhookToken,
  type PlannedRoute,
} from '../../acquiring/index.js';
import { OpenedAttempts, type NewAttempt } from '../store/opened-attempts.js';

/** A payment written and not yet charged: what the call to the provider needs. */
export interface OpenedPayment {
  readonly paymentId: string;
  readonly attemptId: string;
  /** Counts the accounts tried, from 1. */
  readonly turn: number;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly webhookToken: string;
  readonly order: Order;
  readonly via: OpenAccount;
  /** The order's, at what this account costs. */
  readonly division: Division;
  /** The receiver to charge for; by default that of the account. */
  readonly receiver?: StoredReceiver;
  /** Of a provider that is data. */
  readonly gatewayVersion: number | null;
  readonly route: RouteDecision;
  /** Where to go when this account surely did not charge. */
  readonly others: readonly PlannedRoute[];
  /** In memory only. */
  readonly card?: CardInMemory;
  readonly createdAt: Date;
}

interface Opening {
  readonly method: OpenedPayment['method'];
  readonly now: Date;
  /** Created before, because it is the seed of the routing. */
  readonly attemptId: string;
  readonly renews?: string;
  readonly card?: CardInMemory | undefined;
}

/** Writes payment and attempt before the provider is called. The id of the attempt is our permanent key there. */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly attempts: OpenedAttempts,
    private readonly gateways: GatewayDirectory,
    private readonly config: PaymentsConfig,
  ) {}

  /** Undefined when the payment to renew was renewed already. */
  async open(
    ctx: TenantContext,
    tx: EntityManager,
    order: Order,
    { first, others }: ChosenAccounts,
    { method, now, attemptId, renews, card }: Opening,
  ): Promise<OpenedPayment | undefined> {
    const opened: OpenedPayment = {
      paymentId: newId(now),
      attemptId,
      turn: 1,
      method,
      webhookToken: newWebhookToken(order.platformId),
      order,
      via: first.via,
      division: divisionAt(first.cost, order),
      gatewayVersion: this.gateways.versionOf(first.via.account.provider),
      route: first.decision,
      others,
      ...(first.receiver && { receiver: first.receiver }),
      ...(card && { card }),
      createdAt: now,
    };
    const written = await this.attempts.open(ctx, tx, {
      ...this.attempt(opened),
      orderId: order.id,
      renewsPaymentId: renews ?? null,
      method,
      amount: order.total,
      currency: order.currency,
    });
    return written ? opened : undefined;
  }

  /** The same payment once more, through the next account, after one that surely did not charge. */
  async openNext(
    ctx: TenantContext,
    tx: EntityManager,
    before: OpenedPayment,
    way: PlannedRoute,
    { refused, now }: { refused: string; now: Date },
  ): Promise<OpenedPayment> {
    const { receiver: _, ...payment } = before;
    const opened: OpenedPayment = {
      ...payment,
      attemptId: newId(now),
      turn: before.turn + 1,
      webhookToken: newWebhookToken(before.order.platformId),
      via: way.via,
      division: divisionAt(way.cost, before.order),
      ...(way.receiver && { receiver: way.receiver }),
      gatewayVersion: this.gateways.versionOf(way.via.account.provider),
      route: { ...way.decision, after: { attemptId: before.attemptId, refused } },
      others: before.others.filter((other) => other !== way),
      createdAt: now,
    };
    await this.attempts.openNext(ctx, tx, this.attempt(opened));
    return opened;
  }

  private attempt(opened: OpenedPayment): NewAttempt {
    const { account } = opened.via;
    return {
      paymentId: opened.paymentId,
      attemptId: opened.attemptId,
      turn: opened.turn,
      gatewayAccountId: account.id,
      provider: account.provider,
      receiverId: opened.receiver?.id ?? null,
      gatewayVersion: opened.gatewayVersion,
      route: opened.route,
      division: opened.division === opened.order.division ? null : opened.division,
      webhookToken: opened.webhookToken,
      createdAt: opened.createdAt,
      leaseUntil: new Date(opened.createdAt.getTime() + this.config.purchaseLeaseMs),
    };
  }
}

/** What the account costs is the platform's, so another account than the order was divided for changes the platform's part. */
function divisionAt(cost: Tariff, order: Order): Division {
  const divided = order.division as Division;
  const { gatewayCost } = divided.terms;
  return gatewayCost.bps === cost.bps && gatewayCost.fixed === cost.fixed
    ? divided
    : dividedAtCost(divided, cost);
}
