import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { RouteDecision } from '../../acquiring/index.js';

export interface NewAttempt {
  readonly paymentId: string;
  readonly attemptId: string;
  /** Counts the accounts tried for the payment, from 1. */
  readonly turn: number;
  readonly gatewayAccountId: string;
  readonly provider: string;
  /** The seller's own account there, in whose name it is charged. */
  readonly receiverId: string | null;
  /** Of a provider that is data. */
  readonly gatewayVersion: number | null;
  /** Why it goes through this account. */
  readonly route: RouteDecision;
  /** Null: as its order was divided. */
  readonly division: object | null;
  readonly webhookToken: string;
  readonly createdAt: Date;
  /** Until then the process that wrote the attempt is calling the provider; afterwards anyone may ask about it. */
  readonly leaseUntil: Date;
}

export interface NewPayment extends NewAttempt {
  readonly orderId: string;
  readonly renewsPaymentId: string | null;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly amount: Cents;
  readonly currency: string;
}

const ATTEMPT_COLUMNS = `payment_id, platform_id, id, turn, gateway_account_id, provider, gateway_version, receiver_id, state, route,
  division, webhook_token, lease_until, due_at, created_at`;

/** Of `attemptValues`, in the order of the columns. */
const ATTEMPT_VALUES = `$1, $2, $3, $4, $5, $6, $7, $8, 'CREATED', $9, $10, $11, $12, $12, $13`;

const OPEN_ATTEMPT = `insert into attempts (${ATTEMPT_COLUMNS}) values (${ATTEMPT_VALUES})`;

// The renewal of a payment claims its place by the unique key on renews_payment_id. Both are one statement, because a purchase with a
// kept card has no statement left of its budget.
const OPEN_PAYMENT = `
with payment as (
  insert into payments (id, platform_id, order_id, renews_payment_id, method, amount, currency, status, confirming, created_at, updated_at)
  values ($1, $2, $14, $15, $16, $17, $18, 'PENDING', true, $13, $13)
  on conflict (renews_payment_id, platform_id) do nothing
  returning id
) insert into attempts (${ATTEMPT_COLUMNS}) select ${ATTEMPT_VALUES} from payment returning id`;

/** Payments and attempts as they are written before any call. */
@Injectable()
export class OpenedAttempts {
  /** Writes payment and attempt in one statement. False when the payment was already renewed: nothing was written. */
  async open(ctx: TenantContext, tx: EntityManager, payment: NewPayment): Promise<boolean> {
    const { orderId, renewsPaymentId, method, amount, currency } = payment;
    const values = [...attemptValues(ctx, payment), orderId, renewsPaymentId, method, amount, currency];
    return (await statement(tx, { name: 'open-payment', text: OPEN_PAYMENT, values })).length === 1;
  }

  /** Writes the next try of a payment that is open already. */
  async openNext(ctx: TenantContext, tx: EntityManager, attempt: NewAttempt): Promise<void> {
    await statement(tx, { name: 'open-attempt', text: OPEN_ATTEMPT, values: attemptValues(ctx, attempt) });
  }
}

const attemptValues = ({ platformId }: TenantContext, attempt: NewAttempt): unknown[] => [
  attempt.paymentId,
  platformId,
  attempt.attemptId,
  attempt.turn,
  attempt.gatewayAccountId,
  attempt.provider,
  attempt.gatewayVersion,
  attempt.receiverId,
  JSON.stringify(attempt.route),
  attempt.division && JSON.stringify(attempt.division),
  attempt.webhookToken,
  attempt.leaseUntil,
  attempt.createdAt,
];
