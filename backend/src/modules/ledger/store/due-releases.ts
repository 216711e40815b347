import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, claimByPlatform, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { HeldFunds } from '../domain/release.js';

export interface DueRelease extends HeldFunds {
  readonly platformId: string;
  /** The claim: whoever changes the row in between takes it away. */
  readonly lookAt: Date;
}

/** The one select that says whether anything is to be released; $1 is the current time. */
export const RELEASES_DUE = `select from ledger_releases where amount > 0 and look_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number }>(
  'platforms-of-due-releases',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from ledger_releases due where due.amount > 0 and due.look_at between '-infinity' and :now
  order by due.look_at limit :most
) oldest group by platform_id`,
);

const FUNDS = `r.platform_id as "platformId", r.id, r.payment_id as "paymentId", r.owner,
  r.owner_id as "ownerId", r.bucket, r.currency, r.times, r.look_at as "lookAt"`;

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number }>(
  'claim-due-releases',
  `
update ledger_releases r set look_at = :until
where r.platform_id = :platformId and r.id = any (array(
  select due.id from ledger_releases due
  where due.platform_id = :platformId and due.amount > 0 and due.look_at between '-infinity' and :now
  order by due.look_at limit :due for update of due skip locked
)) and r.look_at <= :now
returning ${FUNDS}`,
);

const WITH_REFUND_REQUEST = sql<{ platformId: string; paymentIds: readonly string[] }>(
  'releases-held-by-refund-requests',
  `
select p.id as "paymentId" from payments_read p
join refund_requests_read q on q.platform_id = p.platform_id and q.order_id = p.order_id
join orders_read o on o.platform_id = p.platform_id and o.id = p.order_id
where p.platform_id = :platformId and p.id = any (:paymentIds::uuid[])
  and q.state in ('WAITING_SELLER', 'APPROVED', 'PROCESSING')
  and (o.division -> 'terms' -> 'release' is null or (o.division #>> '{terms,release,heldByRefundRequest}')::boolean)`,
);

interface Claimed {
  readonly platformId: string;
  readonly ids: readonly string[];
  readonly lookAt: Date;
}

const PUT_OFF = sql<Claimed & { until: Date; hold: string | null }>(
  'put-off-releases',
  `
update ledger_releases r set look_at = :until, hold = :hold
where r.platform_id = :platformId and r.id = any (:ids::uuid[]) and r.look_at = :lookAt`,
);

const RELEASED = sql<Claimed & { amounts: readonly number[]; now: Date; by: string | null }>(
  'released',
  `
update ledger_releases r set amount = 0, hold = null, hold_until = null, look_at = r.due_at, times = r.times + case when f.amount > 0 then 1 else 0 end,
  released_amount = r.released_amount + f.amount, released_at = case when f.amount > 0 then :now else r.released_at end, decided_by = :by,
  reason = case when :by::text is null then null else r.reason end
from unnest(:ids::uuid[], :amounts::bigint[]) as f(id, amount)
where r.platform_id = :platformId and r.id = f.id and r.look_at = :lookAt
returning r.id`,
);

interface Decided {
  readonly platformId: string;
  readonly id: string;
  readonly by: string;
  readonly reason: string;
}

const CLAIM_ONE = sql<Decided & { now: Date; lookAt: Date }>(
  'claim-release',
  `
update ledger_releases r set due_at = :now, look_at = :lookAt, hold = null, hold_until = null, decided_by = :by, reason = :reason
where r.platform_id = :platformId and r.id = :id and r.amount > 0
returning ${FUNDS}, r.amount as left`,
);

const HOLD = sql<Decided & { until: Date }>(
  'hold-release',
  `
update ledger_releases r set due_at = greatest(r.due_at, :until), look_at = greatest(r.due_at, :until), hold = 'STAFF',
  hold_until = greatest(r.due_at, :until), decided_by = :by, reason = :reason
where r.platform_id = :platformId and r.id = :id and r.amount > 0 and r.due_at < 'infinity'
returning r.id`,
);

const IS_KNOWN = sql<{ platformId: string; id: string }>(
  'is-release-known',
  `select from ledger_releases where platform_id = :platformId and id = :id`,
);

/** The rows of `ledger_releases` as the job sees them. */
@Injectable()
export class DueReleases {
  constructor(private readonly transactions: Transactions) {}

  /** Claims what is due until an instant, after which it is due again: the oldest of all platforms. */
  claim(now: Date, until: Date, most: number): Promise<DueRelease[]> {
    return claimByPlatform<DueRelease>(this.transactions, {
      due: DUE_PLATFORMS({ now, most }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due }),
    });
  }

  /** Takes one of them from the job, and makes it due. Undefined: it has nothing left, or there is none. */
  async claimOne(
    { platformId }: TenantContext,
    tx: EntityManager,
    asked: Omit<Parameters<typeof CLAIM_ONE>[0], 'platformId'>,
  ): Promise<(DueRelease & { readonly left: number }) | undefined> {
    const [found] = await statement<DueRelease & { left: string }>(tx, CLAIM_ONE({ platformId, ...asked }));
    return found && { ...found, left: Number(found.left) };
  }

  /** False: it has nothing left, waits for a tracking code, or there is none. */
  async hold(
    { platformId }: TenantContext,
    tx: EntityManager,
    asked: Omit<Parameters<typeof HOLD>[0], 'platformId'>,
  ): Promise<boolean> {
    return (await statement<object>(tx, HOLD({ platformId, ...asked }))).length > 0;
  }

  async isKnown({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<boolean> {
    return (await statement<object>(tx, IS_KNOWN({ platformId, id }))).length > 0;
  }

  /** Those of the payments whose buyer asks for the money, where the sale is held then. */
  async withRefundRequest(
    { platformId }: TenantContext,
    tx: EntityManager,
    funds: readonly DueRelease[],
  ): Promise<Set<string>> {
    const paymentIds = [...new Set(funds.map(({ paymentId }) => paymentId))];
    const rows = await statement<{ paymentId: string }>(tx, WITH_REFUND_REQUEST({ platformId, paymentIds }));
    return new Set(rows.map(({ paymentId }) => paymentId));
  }

  /** Nothing, where somebody else has decided in between. */
  async putOff(
    { platformId }: TenantContext,
    tx: EntityManager,
    funds: readonly DueRelease[],
    to: { readonly until: Date; readonly hold: 'REFUND_REQUEST' | null },
  ): Promise<void> {
    for (const { claimed } of byClaim(platformId, funds)) await statement(tx, PUT_OFF({ ...claimed, ...to }));
  }

  /** False: one of them is no longer the caller's, and the transaction must not commit. */
  async released(
    { platformId }: TenantContext,
    tx: EntityManager,
    funds: readonly (DueRelease & { readonly amount: number })[],
    how: { readonly now: Date; readonly by: string | null },
  ): Promise<boolean> {
    let written = 0;
    for (const { claimed, ofClaim } of byClaim(platformId, funds)) {
      const amounts = ofClaim.map(({ amount }) => amount);
      written += (await statement<object>(tx, RELEASED({ ...claimed, amounts, ...how }))).length;
    }
    return written === funds.length;
  }
}

/** Rows of one claim share its instant. */
function byClaim<F extends DueRelease>(
  platformId: string,
  funds: readonly F[],
): { readonly claimed: Claimed; readonly ofClaim: readonly F[] }[] {
  const claims = [...new Set(funds.map(({ lookAt }) => lookAt.getTime()))];
  return claims.map((lookAt) => {
    const ofClaim = funds.filter((one) => one.lookAt.getTime() === lookAt);
    const ids = ofClaim.map(({ id }) => id);
    return { claimed: { platformId, ids, lookAt: new Date(lookAt) }, ofClaim };
  });
}
