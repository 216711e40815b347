import type { PayoutNotification as Told, WithdrawQueryOutcome } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, claimByPlatform, statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';

/** The delivery that a report came with. */
export interface ReportedBy {
  readonly id: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
}

/** A report that was stored and not worked on. */
export interface PayoutNews {
  readonly platformId: string;
  readonly id: string;
  readonly gatewayAccountId: string;
  readonly withdrawId: string | null;
  readonly withdrawReference: string | null;
  readonly outcome: WithdrawQueryOutcome['kind'];
  readonly status: string | null;
  readonly native: string | null;
  readonly flagged: boolean;
  readonly amount: Cents | null;
  readonly detail: string | null;
  readonly proven: boolean;
}

const KEEP = sql<{
  id: string;
  platformId: string;
  gatewayAccountId: string;
  provider: string;
  webhookId: string;
  withdrawId: string | null;
  withdrawReference: string | null;
  outcome: string;
  status: string | null;
  native: string | null;
  flagged: boolean;
  amount: number | null;
  detail: string | null;
  proven: boolean;
  now: Date;
}>(
  'keep-payout-news',
  `
insert into payout_news (id, platform_id, gateway_account_id, provider, webhook_id, withdraw_id, withdraw_reference, outcome, status, native,
  flagged, amount, detail, proven, told_at, due_at)
values (:id, :platformId, :gatewayAccountId, :provider, :webhookId, :withdrawId, :withdrawReference, :outcome, :status, :native, :flagged,
  :amount, :detail, :proven, :now, :now)
on conflict (webhook_id, platform_id) do nothing`,
);

const TAKEN = sql<{ platformId: string; id: string; now: Date }>(
  'payout-news-taken',
  'update payout_news set taken_at = :now, due_at = null where platform_id = :platformId and id = :id',
);

/** Whether any report waits at $1. */
export const PAYOUT_NEWS_DUE = `select from payout_news where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-payout-news',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from payout_news due
  where due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{
  platformId: string;
  now: Date;
  until: Date;
  due: number;
  notOf: readonly string[];
}>(
  'claim-due-payout-news',
  `
update payout_news n set due_at = :until
where n.platform_id = :platformId and n.id = any (array(
  select due.id from payout_news due
  where due.platform_id = :platformId and due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :due for update of due skip locked
)) and n.due_at <= :now
returning n.platform_id as "platformId", n.id, n.gateway_account_id as "gatewayAccountId", n.withdraw_id as "withdrawId",
  n.withdraw_reference as "withdrawReference", n.outcome, n.status, n.native, n.flagged, n.amount, n.detail, n.proven`,
);

/** Reports of providers about payouts, stored as they arrive. Unproven reports only trigger a query. */
@Injectable()
export class PayoutNotifications {
  constructor(private readonly transactions: Transactions) {}

  async keep(
    { platformId }: TenantContext,
    tx: EntityManager,
    record: ReportedBy,
    { withdrawId, withdrawReference, outcome }: Told,
    { proven, now }: { proven: boolean; now: Date },
  ): Promise<void> {
    const result = 'status' in outcome ? outcome : undefined;
    await statement(
      tx,
      KEEP({
        ...{ id: newId(now), platformId, proven, now },
        ...{ gatewayAccountId: record.gatewayAccountId, provider: record.provider, webhookId: record.id },
        withdrawId: withdrawId ?? result?.withdrawId ?? null,
        withdrawReference: withdrawReference ?? null,
        outcome: outcome.kind,
        status: result?.status ?? null,
        native: result?.native ?? null,
        flagged: result?.flagged ?? false,
        amount: result?.amount ?? null,
        detail: detailOf(outcome),
      }),
    );
  }

  /** It was worked on. */
  async taken({ platformId }: TenantContext, id: string, now: Date): Promise<void> {
    await this.transactions.single(TAKEN({ platformId, id, now }));
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<PayoutNews[]> {
    return claimByPlatform<PayoutNews>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due, notOf }),
    });
  }
}

function detailOf(outcome: Told['outcome']): string | null {
  if ('detail' in outcome) return outcome.detail;
  return outcome.kind === 'unknown' ? outcome.why : null;
}
