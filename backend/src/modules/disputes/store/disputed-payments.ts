import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { manager, seller, type Account } from '../../ledger/index.js';
import type { PaymentStatus } from '../../payments/index.js';
import type { DisputeRules, OwnDisputeFees } from '../../platforms/index.js';

/** What a dispute needs to know of its payment. */
export interface DisputedPayment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly sellerId: string;
  /** The one that was captured. */
  readonly attemptId: string | null;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly status: PaymentStatus;
  readonly captured: boolean;
  readonly amount: Cents;
  readonly refundedAmount: Cents;
  readonly currency: string;
  readonly nativeStatus: string | null;
  /** What the platform has set; the rest is as everywhere. */
  readonly rules: Partial<DisputeRules>;
  /** What the terms of the seller say instead. */
  readonly ownFees: OwnDisputeFees;
  /** What each seller earned with the sale, without what went back to the buyer. The producer first. */
  readonly shares: readonly { readonly sellerId: string; readonly amount: number }[];
}

const PAYMENT = sql<{ platformId: string; paymentId: string; now: Date }>(
  'disputed-payment',
  `select p.id as "paymentId", p.order_id as "orderId", o.producer_id as "sellerId", p.method, p.status, p.captured, p.amount,
  p.refunded_amount as "refundedAmount", p.currency, p.native_status as "nativeStatus", r.dispute_rules as rules,
  coalesce((
    select (t.value -> 'serviceFees') - 'withdrawalFee' from account_terms_read t
    where t.platform_id = :platformId and t.kind = 'SELLER' and t.account_id = o.producer_id and t.valid_from <= :now
    order by t.valid_from desc, t.created_at desc, t.id desc limit 1
  ), '{}') as "ownFees", (
    select coalesce(json_agg(json_build_object('sellerId', e.seller, 'amount', e.amount) order by e.seller = o.producer_id::text desc, e.seller), '[]')
    from (
      select seller, sum(amount) as amount from (
        select s ->> 'sellerId' as seller, (s ->> 'amount')::bigint as amount from jsonb_array_elements(o.division -> 'shares') s
        union all
        select a.owner_id::text, case when a.id = t.credit_account_id then t.amount else -t.amount end
        from ledger_transfers_read t
        join ledger_accounts_read a on a.platform_id = t.platform_id and a.id in (t.credit_account_id, t.debit_account_id)
        where t.platform_id = :platformId and t.payment_id = p.id and t.kind in ('REFUND', 'PARTIAL_REFUND') and a.owner = 'seller'
      ) earned group by 1
    ) e
  ) as shares, (
    select a.id from attempts_read a where a.platform_id = :platformId and a.payment_id = p.id and a.state = 'SETTLED'
    order by a.turn desc limit 1
  ) as "attemptId"
from payments_read p
join orders_read o on o.platform_id = p.platform_id and o.id = p.order_id
join platform_dispute_rules_read r on r.platform_id = p.platform_id
where p.platform_id = :platformId and p.id = :paymentId`,
);

const PEOPLE = sql<{ platformId: string; paymentId: string }>(
  'people-of-disputed-payment',
  `select distinct a.owner, a.owner_id as "ownerId" from ledger_transfers_read t
join ledger_accounts_read a on a.platform_id = t.platform_id and a.id in (t.credit_account_id, t.debit_account_id)
where t.platform_id = :platformId and t.payment_id = :paymentId and a.owner in ('seller', 'manager')`,
);

/** Payments, as disputes see them. */
@Injectable()
export class DisputedPayments {
  constructor(private readonly clock: Clock) {}

  /** Undefined: there is none of this tenant. */
  async find(
    { platformId }: TenantContext,
    tx: EntityManager,
    paymentId: string,
  ): Promise<DisputedPayment | undefined> {
    const [found] = await statement<DisputedPayment>(
      tx,
      PAYMENT({ platformId, paymentId, now: this.clock.now() }),
    );
    return found;
  }

  /** Whose money the payment moved. */
  async people({ platformId }: TenantContext, tx: EntityManager, paymentId: string): Promise<Account[]> {
    const rows = await statement<{ owner: string; ownerId: string }>(tx, PEOPLE({ platformId, paymentId }));
    return rows.map(({ owner, ownerId }) => (owner === 'manager' ? manager : seller)(ownerId, 'available'));
  }
}
