import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { JOURNAL_START } from '../domain/journal-chain.js';

const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The fields of a transfer t that its link contains, in their order, as SQL: d and c are its accounts. A verifier of the database and the
 * job that chains read the same.
 */
export const JOURNAL_FIELDS: readonly string[] = [
  ...['t.id::text', 't.transaction_id::text', 't.place::text', 't.kind', 't.fact', 't.fact_key'],
  ...['d.name', 'c.name', 't.currency::text', 't.amount::text'],
  ...[`coalesce(t.payment_id::text, '')`, `coalesce(t.subject_id::text, '')`],
  ...[instant('t.occurred_at'), instant('t.posted_at')],
  `replace(coalesce(t.reason, ''), chr(31), ' ')`,
];

/** How far the chain of a platform is. */
export interface ChainHead {
  readonly position: number;
  readonly hash: string;
  /** YYYY-MM-DD: the last day that is closed. */
  readonly closedDay: string;
  /** Transfers that were chained after it. */
  readonly openTransfers: number;
}

const SELECTED_HEAD = `position::float8 as position, hash, to_char(closed_day, 'YYYY-MM-DD') as "closedDay",
  open_transfers as "openTransfers"`;

/** Platforms whose chain ends before a day; those with accounts and no chain yet have no day. */
const DUE = sql<{ before: string }>(
  'platforms-with-open-days',
  `
select p.id as "platformId", to_char(h.closed_day, 'YYYY-MM-DD') as "closedDay"
from platforms_read p left join ledger_chain_heads h on h.platform_id = p.id
where case when h.platform_id is null then exists (select from ledger_accounts a where a.platform_id = p.id)
  else h.closed_day + 1 < cast(:before as date) end
order by p.id`,
);

const FIRST_DAY = sql<{ platformId: string }>(
  'first-day-of-ledger',
  `
select to_char(min(oldest.at) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day
from ledger_accounts a cross join lateral (
  select t.posted_at as at from ledger_transfers t where t.platform_id = a.platform_id and t.debit_account_id = a.id
  order by t.posted_at limit 1
) oldest
where a.platform_id = :platformId and a.owner not in ('seller', 'manager')`,
);

const OPEN_HEAD = sql<{ platformId: string; hash: string; day: string }>(
  'open-ledger-chain',
  `insert into ledger_chain_heads (platform_id, position, hash, closed_day, open_transfers)
values (:platformId, 0, :hash, cast(:day as date) - 1, 0) on conflict do nothing`,
);

const LOCK_HEAD = sql<{ platformId: string }>(
  'lock-ledger-chain',
  `select ${SELECTED_HEAD} from ledger_chain_heads where platform_id = :platformId for update`,
);

interface Span {
  readonly platformId: string;
  readonly from: Date;
  readonly to: Date;
  readonly take: number;
}

const UNCHAINED = sql<Span>(
  'unchained-transfers',
  `
select t.id, array[${JOURNAL_FIELDS.join(', ')}] as fields
from ledger_transfers t
join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id
join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id
where t.platform_id = :platformId and t.posted_at >= :from and t.posted_at < :to
  and not exists (select from ledger_chain k where k.platform_id = t.platform_id and k.transfer_id = t.id)
order by t.id limit :take`,
);

const MOVE_HEAD = sql<{ platformId: string } & ChainHead>(
  'move-ledger-chain',
  `update ledger_chain_heads set position = :position, hash = :hash, closed_day = cast(:closedDay as date), open_transfers = :openTransfers
where platform_id = :platformId`,
);

/** A link as it is stored: `transferId` of a transfer, `transfers` of the end of a day. */
export interface StoredLink {
  readonly position: number;
  readonly day: string;
  readonly transferId: string | null;
  readonly transfers: number | null;
  readonly hash: string;
}

/** Parameters of one statement are at most 65,535. */
const LINKS_AT_ONCE = 5_000;

/** The chain of the transfers of each platform. Transactions lock the head before they read what is to be added. */
@Injectable()
export class Journal {
  constructor(private readonly reads: Reads) {}

  /** Platforms with days before this one that are not closed. */
  due(before: string): Promise<{ readonly platformId: string; readonly closedDay: string | null }[]> {
    return this.reads.prepared(DUE({ before }));
  }

  /** The day of the first transfer; null: there is none. */
  async firstDay({ platformId }: TenantContext): Promise<string | null> {
    const [found] = await this.reads.prepared<{ day: string | null }>(FIRST_DAY({ platformId }));
    return found?.day ?? null;
  }

  /** Begins the chain, before this day; nothing happens where it has begun. */
  async open({ platformId }: TenantContext, tx: EntityManager, day: string): Promise<void> {
    await statement(tx, OPEN_HEAD({ platformId, hash: JOURNAL_START, day }));
  }

  async lock({ platformId }: TenantContext, tx: EntityManager): Promise<ChainHead> {
    const [head] = await statement<ChainHead>(tx, LOCK_HEAD({ platformId }));
    if (!head) throw new Error(`the journal of ${platformId} has no head`);
    return head;
  }

  /** Transfers of a time that are in no link, in the order of their ids. */
  unchained(
    { platformId }: TenantContext,
    tx: EntityManager,
    span: Omit<Span, 'platformId'>,
  ): Promise<{ readonly id: string; readonly fields: readonly string[] }[]> {
    return statement(tx, UNCHAINED({ platformId, ...span }));
  }

  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    links: readonly StoredLink[],
    head: ChainHead,
  ): Promise<void> {
    const columns = ['platform_id', 'position', 'day', 'transfer_id', 'transfers', 'hash'];
    for (let at = 0; at < links.length; at += LINKS_AT_ONCE) {
      const rows = links
        .slice(at, at + LINKS_AT_ONCE)
        .map((one) => [platformId, one.position, one.day, one.transferId, one.transfers, one.hash]);
      await statement(tx, insertRows({ name: 'add-ledger-links', into: 'ledger_chain', columns, rows }));
    }
    await statement(tx, MOVE_HEAD({ platformId, ...head }));
  }
}
