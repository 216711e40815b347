import type { Locale } from '@guiche/i18n';
import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { AnticipationRules } from '../../platforms/index.js';
import type { PendingShare } from '../domain/anticipation-quote.js';
import type { AskingSeller } from '../request-risks.js';

/** More card sales than these are not looked at: the first due count. Each covered sale is a move of the ledger in one transaction. */
const MOST_SALES = 500;

interface FoundSeller extends AskingSeller {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
  /** What the terms of the seller or the platform have set; the rest is as everywhere. */
  readonly rules: Partial<AnticipationRules>;
}

const SELLER = sql<{ platformId: string; sellerId: string; now: Date }>(
  'facts-of-asking-seller',
  `select u.name, u.email, u.locale, u.created_at as "registeredAt", coalesce(f.chargeback_bps, 0) as "chargebackBps", r.anticipation_rules as rules,
  coalesce((
    select a.balance from ledger_accounts_read a
    where a.platform_id = :platformId and a.name = concat_ws(':', 'seller', :sellerId::uuid, 'debt') and a.currency = 'BRL'
  ), 0)::bigint as debt,
  coalesce((own.value ->> 'cashOutBlocked')::boolean, false) as "isBlocked", own.value -> 'anticipation' as own
from users_read u
left join lateral (
  select t.value from account_terms_read t
  where t.platform_id = :platformId and t.kind = 'SELLER' and t.account_id = :sellerId and t.valid_from <= :now
  order by t.valid_from desc, t.created_at desc, t.id desc limit 1
) own on true
join platform_anticipation_rules_read r on r.platform_id = u.platform_id
left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id
where u.platform_id = :platformId and u.id = :sellerId`,
);

// Card sales whose money is not released yet, without a sale whose buyer asks for the money, or that staff hold. What open requests cover
// is still pending; what was paid early is not.
const SHARES = sql<{ platformId: string; sellerId: string; now: Date; most: number }>(
  'shares-to-anticipate',
  `select r.payment_id as "paymentId", r.amount as pending, r.due_at as "dueAt", coalesce(reserve.amount, 0)::bigint as reserve,
  coalesce(covered.open, 0)::bigint as open, coalesce(covered.paid, 0)::bigint as paid
from ledger_accounts_read c
join ledger_releases_read r on r.platform_id = c.platform_id and r.account_id = c.id
join payments_read p on p.platform_id = r.platform_id and p.id = r.payment_id and p.method = 'CREDIT_CARD' and p.status = 'APPROVED'
left join ledger_releases_read reserve on reserve.platform_id = r.platform_id and reserve.payment_id = r.payment_id
  and reserve.owner_id = r.owner_id and reserve.owner = 'seller' and reserve.bucket = 'reserve'
left join lateral (
  select sum(s.amount) filter (where a.state in ('PENDING', 'PRE_APPROVED', 'OFFERED')) as open,
    sum(s.amount) filter (where a.state = 'PAID') as paid
  from anticipation_sales s
  join anticipations a on a.platform_id = s.platform_id and a.id = s.anticipation_id
  where s.platform_id = :platformId and s.payment_id = r.payment_id and a.seller_id = :sellerId
    and a.state in ('PENDING', 'PRE_APPROVED', 'OFFERED', 'PAID')
) covered on true
where c.platform_id = :platformId and c.owner = 'seller' and c.owner_id = :sellerId and c.bucket = 'pending' and c.currency = 'BRL'
  and r.amount > 0 and r.due_at > :now and r.due_at < 'infinity' and r.hold is null
  and not exists (
    select from refund_requests_read q where q.platform_id = :platformId and q.order_id = p.order_id
      and q.state in ('WAITING_SELLER', 'APPROVED', 'PROCESSING')
  )
order by r.due_at, r.payment_id limit :most`,
);

/** Who asks to be paid early, and for what. */
@Injectable()
export class AskingSellers {
  /** Undefined: no such person of this tenant. */
  async find(
    { platformId }: TenantContext,
    tx: EntityManager,
    sellerId: string,
    now: Date,
  ): Promise<FoundSeller | undefined> {
    const [found] = await statement<SellerRow>(tx, SELLER({ platformId, sellerId, now }));
    return found && withOwnRules(found);
  }

  /** The card sales that can be paid early, the first due first. */
  async shares(
    { platformId }: TenantContext,
    tx: EntityManager,
    sellerId: string,
    now: Date,
  ): Promise<PendingShare[]> {
    type Row = Record<'pending' | 'reserve' | 'open' | 'paid', Cents> & { paymentId: string; dueAt: Date };
    const rows = await statement<Row>(tx, SHARES({ platformId, sellerId, now, most: MOST_SALES }));
    return rows.map(({ paymentId, dueAt, pending, reserve, open, paid }) => ({
      ...{ paymentId, dueAt, reserve },
      pending: cents(Math.max(0, pending - open)),
      anticipated: cents(open + paid),
    }));
  }
}

interface SellerRow extends FoundSeller {
  readonly own: { readonly isEnabled?: boolean; readonly feeBps?: number } | null;
}

/** The terms of a seller go before the settings of the platform. */
function withOwnRules({ own, ...found }: SellerRow): FoundSeller {
  const { isEnabled, feeBps } = own ?? {};
  return {
    ...found,
    rules: {
      ...found.rules,
      ...(isEnabled !== undefined && { anticipationsEnabled: isEnabled }),
      ...(feeBps !== undefined && { anticipationFeeBps: feeBps }),
    },
  };
}
