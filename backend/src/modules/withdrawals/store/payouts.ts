import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, claimByPlatform, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** ASKED: it is not known whether the provider has it. NOT_SENT: it surely never had it. RETURNED: it was paid and came back. */
export type PayoutState = 'ASKED' | 'PROCESSING' | 'PAID' | 'DECLINED' | 'NOT_SENT' | 'RETURNED';

/** One sending of a withdrawal. Its id is our key at the provider. */
export interface SentPayout {
  readonly id: string;
  readonly withdrawalId: string;
  readonly round: number;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly gatewayVersion: number | null;
  readonly receiverId: string | null;
  readonly amount: Cents;
  readonly state: PayoutState;
  readonly withdrawId: string | null;
  readonly native: string | null;
  readonly detail: string | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly notFoundAt: Date | null;
  /** Staff may say what became of it. */
  readonly unresolved: boolean;
  /** The number of queries. */
  readonly asks: number;
  readonly dueAt: Date | null;
}

export interface DuePayout {
  readonly platformId: string;
  readonly id: string;
  readonly withdrawalId: string;
  readonly gatewayAccountId: string;
}

const COLUMNS = `id, withdrawal_id as "withdrawalId", round, gateway_account_id as "gatewayAccountId", provider,
  gateway_version as "gatewayVersion", receiver_id as "receiverId", amount, state, withdraw_id as "withdrawId", native, detail,
  asked_at as "askedAt", answered_at as "answeredAt", not_found_at as "notFoundAt", unresolved, asks, due_at as "dueAt"`;

export type NewPayout = Omit<
  SentPayout,
  'state' | 'withdrawId' | 'native' | 'detail' | 'answeredAt' | 'notFoundAt' | 'unresolved' | 'asks'
>;

const ADD = sql<NewPayout & { platformId: string }>(
  'add-payout',
  `insert into payouts (platform_id, id, withdrawal_id, round, gateway_account_id, provider, gateway_version, receiver_id, amount, state,
  asked_at, due_at)
values (:platformId, :id, :withdrawalId, :round, :gatewayAccountId, :provider, :gatewayVersion, :receiverId, :amount, 'ASKED', :askedAt,
  :dueAt)`,
);

const FIND = sql<{ platformId: string; id: string }>(
  'find-payout',
  `select ${COLUMNS} from payouts where platform_id = :platformId and id = :id`,
);

const OF_WITHDRAWAL = sql<{ platformId: string; withdrawalId: string }>(
  'payouts-of-withdrawal',
  `select ${COLUMNS} from payouts where platform_id = :platformId and withdrawal_id = :withdrawalId order by asked_at, id`,
);

const SAVE = sql<
  { platformId: string } & Pick<
    SentPayout,
    'id' | 'state' | 'withdrawId' | 'native' | 'detail' | 'answeredAt' | 'notFoundAt' | 'unresolved' | 'dueAt'
  >
>(
  'save-payout',
  `update payouts set state = :state, withdraw_id = :withdrawId, native = :native, detail = :detail, answered_at = :answeredAt,
  not_found_at = :notFoundAt, unresolved = :unresolved, due_at = :dueAt
where platform_id = :platformId and id = :id`,
);

// By our own key, or by the provider's id. Some providers shorten our key.
const NAMED = sql<{
  platformId: string;
  gatewayAccountId: string;
  reference: string | null;
  withdrawId: string | null;
}>(
  'find-named-payout',
  `select id from payouts
where platform_id = :platformId and gateway_account_id = :gatewayAccountId and (withdraw_id = :withdrawId or id::text = :reference)
order by asked_at desc limit 1`,
);

/** Whether any payout is to be looked at, at $1. */
export const PAYOUTS_DUE = `select from payouts where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-payouts',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from payouts due
  where due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{
  now: Date;
  pausesMs: readonly number[];
  due: number;
  notOf: readonly string[];
  platformId: string;
}>(
  'claim-due-payouts',
  `
update payouts p set asks = p.asks + 1,
  due_at = :now + (:pausesMs::float8[])[least(p.asks + 1, cardinality(:pausesMs))] * interval '1 millisecond'
where p.platform_id = :platformId and p.id = any (array(
  select due.id from payouts due
  where due.platform_id = :platformId and due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :due for update of due skip locked
)) and p.due_at <= :now
returning p.platform_id as "platformId", p.id, p.withdrawal_id as "withdrawalId", p.gateway_account_id as "gatewayAccountId"`,
);

/** The sendings of withdrawals. Written before the call and never deleted; one at most of a withdrawal is open or paid. */
@Injectable()
export class SentPayouts {
  constructor(private readonly transactions: Transactions) {}

  async add({ platformId }: TenantContext, tx: EntityManager, row: NewPayout): Promise<void> {
    await statement(tx, ADD({ platformId, ...row }));
  }

  async find({ platformId }: TenantContext, id: string): Promise<SentPayout | undefined> {
    const [found] = await this.transactions.single<SentPayout>(FIND({ platformId, id }));
    return found;
  }

  /** The oldest first. They change only while their withdrawal is locked. */
  ofWithdrawal(
    { platformId }: TenantContext,
    tx: EntityManager,
    withdrawalId: string,
  ): Promise<SentPayout[]> {
    return statement<SentPayout>(tx, OF_WITHDRAWAL({ platformId, withdrawalId }));
  }

  async save({ platformId }: TenantContext, tx: EntityManager, row: SentPayout): Promise<void> {
    const { id, state, withdrawId, native, detail, answeredAt, notFoundAt, unresolved, dueAt } = row;
    await statement(
      tx,
      SAVE({ platformId, id, state, withdrawId, native, detail, answeredAt, notFoundAt, unresolved, dueAt }),
    );
  }

  /** The payout that a report names. */
  async named(
    { platformId }: TenantContext,
    named: { gatewayAccountId: string; reference: string | null; withdrawId: string | null },
  ): Promise<string | undefined> {
    const [found] = await this.transactions.single<{ id: string }>(NAMED({ platformId, ...named }));
    return found?.id;
  }

  /** Claims payouts to look at, each moved by the interval that follows. None of the accounts `notOf`. */
  claimDue(
    now: Date,
    pausesMs: readonly number[],
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DuePayout[]> {
    return claimByPlatform<DuePayout>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, pausesMs, due, notOf }),
    });
  }
}
