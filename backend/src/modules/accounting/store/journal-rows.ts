import { sql } from '../../../database/index.js';
import { JOURNAL_FIELDS } from '../../ledger/index.js';

interface Span {
  readonly platformId: string;
  readonly from: string;
  readonly to: string;
}

/** A link of the chain with the fields of its transfer; the end of a day has none. */
export interface JournalLink {
  readonly position: number;
  readonly day: string;
  readonly transfers: number | null;
  readonly hash: string;
  readonly fields: readonly string[] | null;
}

/** The links of some days, after a position, in their order. */
export const JOURNAL_LINKS = sql<Span & { readonly after: number; readonly take: number }>(
  'accounting-journal',
  `
select k.position::float8 as position, to_char(k.day, 'YYYY-MM-DD') as day, k.transfers, k.hash,
  case when k.transfer_id is not null then array[${JOURNAL_FIELDS.join(', ')}] end as fields
from ledger_chain_read k
left join ledger_transfers_read t on t.platform_id = k.platform_id and t.id = k.transfer_id
left join ledger_accounts_read d on d.platform_id = t.platform_id and d.id = t.debit_account_id
left join ledger_accounts_read c on c.platform_id = t.platform_id and c.id = t.credit_account_id
where k.platform_id = :platformId and k.position > :after and k.day between cast(:from as date) and cast(:to as date)
order by k.position limit :take`,
);

/** The link before the first day: a file begins with its hash. Not found: the journal begins in these days. */
export const LINK_BEFORE = sql<{ readonly platformId: string; readonly from: string }>(
  'accounting-journal-before',
  `
select position::float8 as position, to_char(day, 'YYYY-MM-DD') as day, hash from ledger_chain_read
where platform_id = :platformId and transfer_id is null and day < cast(:from as date) order by day desc limit 1`,
);

/** How many links some days have. */
export const COUNT_LINKS = sql<Span>(
  'accounting-journal-count',
  `
select coalesce(sum(transfers + 1), 0)::int as links from ledger_chain_read
where platform_id = :platformId and transfer_id is null and day between cast(:from as date) and cast(:to as date)`,
);

/** The last closed day of a platform, and its hash. */
export const CLOSED_UNTIL = sql<{ readonly platformId: string }>(
  'accounting-closed-until',
  `
select to_char(k.day, 'YYYY-MM-DD') as day, k.hash, k.position::float8 as position from ledger_chain_read k
where k.platform_id = :platformId and k.transfer_id is null order by k.day desc limit 1`,
);
