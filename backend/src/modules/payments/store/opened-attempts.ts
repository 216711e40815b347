import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { RouteDecision } from '../../acquiring/index.js';

export interface NewAttempt {
  readonly paymentId: string;
  readonly attemptId: string;
  /** Counts the accounts tried for the payment, from 1. */
  readonly turn: number;
  readonly gatewayAccountId: string;
  readonly provider: string;
  /** The seller's own receiver there, for which it is charged. */
  readonly receiverId: string | null;
  /** Of a provider that is data. */
  readonly gatewayVersion: number | null;
  /** Why this account was chosen. */
  readonly route: RouteDecision;
  /** Null: as its order was divided. */
  readonly division: object | null;
  readonly webhookToken: string;
  readonly createdAt: Date;
  /** Until then the process that wrote the attempt calls the provider; afterwards any process may query it. */
  readonly leaseUntil: Date;
}

export interface NewPayment extends NewAttempt {
  readonly orderId: string;
  readonly renewsPaymentId: string | null;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly amount: Cents;
  readonly currency: string;
}

/** `jsonb` is sent as text. */
type AttemptValues = Omit<NewAttempt, 'route' | 'division'> & {
  readonly platformId: string;
  readonly route: string;
  readonly division: string | null;
};
type PaymentValues = AttemptValues & Omit<NewPayment, keyof NewAttempt>;

const ATTEMPT_COLUMNS = `payment_id, platform_id, id, turn, gateway_account_id, provider, gateway_version, receiver_id, state, route,
  division, webhook_token, lease_until, due_at, created_at`;

/** In the order of the columns. */
const ATTEMPT_VALUES = `:paymentId, :platformId, :attemptId, :turn, :gatewayAccountId, :provider, :gatewayVersion, :receiverId, 'CREATED', :route, :division, :webhookToken, :leaseUntil, :leaseUntil, :createdAt`;

const OPEN_ATTEMPT = sql<AttemptValues>(
  'open-attempt',
  `insert into attempts (${ATTEMPT_COLUMNS}) values (${ATTEMPT_VALUES})`,
);

// The renewal of a payment claims its place by the unique key on renews_payment_id. Both are one statement, because a purchase with a
// kept card has no statement left of its budget.
const OPEN_PAYMENT = sql<PaymentValues>(
  'open-payment',
  `
with payment as (
  insert into payments (id, platform_id, order_id, renews_payment_id, method, amount, currency, status, confirming, created_at, updated_at)
  values (:paymentId, :platformId, :orderId, :renewsPaymentId, :method, :amount, :currency, 'PENDING', true, :createdAt, :createdAt)
  on conflict (renews_payment_id, platform_id) do nothing
  returning id
) insert into attempts (${ATTEMPT_COLUMNS}) select ${ATTEMPT_VALUES} from payment returning id`,
);

/** Payments and attempts as they are written before any call. */
@Injectable()
export class OpenedAttempts {
  /** Writes payment and attempt in one statement. False when the payment was already renewed: nothing was written. */
  async open(ctx: TenantContext, tx: EntityManager, payment: NewPayment): Promise<boolean> {
    const { orderId, renewsPaymentId, method, amount, currency } = payment;
    const values = { ...attemptValues(ctx, payment), orderId, renewsPaymentId, method, amount, currency };
    return (await statement(tx, OPEN_PAYMENT(values))).length === 1;
  }

  /** Writes the next try of a payment that is open already. */
  async openNext(ctx: TenantContext, tx: EntityManager, attempt: NewAttempt): Promise<void> {
    await statement(tx, OPEN_ATTEMPT(attemptValues(ctx, attempt)));
  }
}

const attemptValues = ({ platformId }: TenantContext, attempt: NewAttempt): AttemptValues => ({
  platformId,
  paymentId: attempt.paymentId,
  attemptId: attempt.attemptId,
  turn: attempt.turn,
  gatewayAccountId: attempt.gatewayAccountId,
  provider: attempt.provider,
  gatewayVersion: attempt.gatewayVersion,
  receiverId: attempt.receiverId,
  route: JSON.stringify(attempt.route),
  division: attempt.division && JSON.stringify(attempt.division),
  webhookToken: attempt.webhookToken,
  leaseUntil: attempt.leaseUntil,
  createdAt: attempt.createdAt,
});
