import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import type { RouteDecision } from '../routing/domain/route.js';

export interface NewAttempt {
  readonly paymentId: string;
  readonly attemptId: string;
  readonly platformId: string;
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

// The renewal of a payment claims its place by the unique key on renews_payment_id.
const OPEN = `
with payment as (
  insert into payments (id, platform_id, order_id, renews_payment_id, method, amount, currency, status, confirming, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'PENDING', true, $8, $8)
  on conflict (renews_payment_id, platform_id) do nothing
  returning id, platform_id
)
insert into attempts (id, platform_id, payment_id, turn, gateway_account_id, provider, gateway_version, state, route, division,
  webhook_token, lease_until, due_at, created_at, receiver_id)
select $9, payment.platform_id, payment.id, $10, $11, $12, $17, 'CREATED', $13, $14, $15, $16, $16, $8, $18 from payment
returning id`;

const OPEN_NEXT = `
insert into attempts (id, platform_id, payment_id, turn, gateway_account_id, provider, gateway_version, state, route, division,
  webhook_token, lease_until, due_at, created_at, receiver_id)
values ($1, $2, $3, $4, $5, $6, $12, 'CREATED', $7, $8, $9, $10, $10, $11, $13)`;

/** Payments and attempts as they are written before any call. */
@Injectable()
export class OpenedAttempts {
  /** Writes payment and attempt in one statement. False when the payment was already renewed: nothing was written. */
  async open(tx: EntityManager, payment: NewPayment): Promise<boolean> {
    const values = [
      payment.paymentId,
      payment.platformId,
      payment.orderId,
      payment.renewsPaymentId,
      payment.method,
      payment.amount,
      payment.currency,
      payment.createdAt,
      payment.attemptId,
      payment.turn,
      payment.gatewayAccountId,
      payment.provider,
      JSON.stringify(payment.route),
      payment.division && JSON.stringify(payment.division),
      payment.webhookToken,
      payment.leaseUntil,
      payment.gatewayVersion,
      payment.receiverId,
    ];
    return (await statement(tx, { name: 'open-payment', text: OPEN, values })).length === 1;
  }

  /** Writes the next try of a payment that is open already. */
  async openNext(tx: EntityManager, attempt: NewAttempt): Promise<void> {
    const values = [
      attempt.attemptId,
      attempt.platformId,
      attempt.paymentId,
      attempt.turn,
      attempt.gatewayAccountId,
      attempt.provider,
      JSON.stringify(attempt.route),
      attempt.division && JSON.stringify(attempt.division),
      attempt.webhookToken,
      attempt.leaseUntil,
      attempt.createdAt,
      attempt.gatewayVersion,
      attempt.receiverId,
    ];
    await statement(tx, { name: 'open-next-attempt', text: OPEN_NEXT, values });
  }
}
