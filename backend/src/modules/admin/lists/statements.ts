import { statementDifferencesList, statementLinesList, statementsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const OPEN = `(
    select count(*)::int from statement_differences_read d
    join statement_lines_read l on l.platform_id = d.platform_id and l.id = d.line_id
    where l.platform_id = f.platform_id and l.file_id = f.id and d.state = 'OPEN')`;

/** Imported statements of providers and banks. */
export const statements = bindList(statementsList, {
  source: `from statement_files_read f
    left join gateway_accounts_read g on g.platform_id = f.platform_id and g.id = f.gateway_account_id
    left join users_read u on u.platform_id = f.platform_id and u.staff_actor = f.imported_by`,
  id: 'f.id',
  tenant: 'f.platform_id',
  columns: {
    account: 'coalesce(g.name, f.account)',
    kind: 'f.kind',
    imported: 'f.imported_at',
    from: `to_char(f.first_day, 'DD/MM/YYYY')`,
    until: `to_char(f.last_day, 'DD/MM/YYYY')`,
    lines: 'f.lines',
    repeated: 'f.repeated',
    differences: OPEN,
    state: `case when f.look_at is not null then 'COMPARING' when ${OPEN} > 0 then 'DIFFERS' else 'AGREES' end`,
    file: 'f.file_name',
    by: 'coalesce(u.name, f.imported_by)',
    sha256: 'f.sha256',
  },
  filters: { kind: 'f.kind' },
});

/** What statements say, line by line. */
export const statementLines = bindList(statementLinesList, {
  source: `from statement_lines_read l
    left join gateway_accounts_read g on g.platform_id = l.platform_id and g.id = l.gateway_account_id`,
  id: 'l.id',
  tenant: 'l.platform_id',
  columns: {
    day: `to_char(l.day, 'DD/MM/YYYY')`,
    at: 'l.at',
    account: 'coalesce(g.name, l.account)',
    reference: 'l.reference',
    gross: 'l.gross',
    fee: 'l.fee',
    amount: 'l.amount',
    memo: 'l.memo',
    state: 'l.state',
    place: 'l.place',
    endToEndId: 'l.end_to_end_id',
    currency: 'l.currency',
  },
  filters: {
    state: 'l.state',
    amount: 'l.amount',
    q: ['lower(l.reference)'],
    statement: 'l.file_id',
    payment: 'l.payment_id',
    credit: 'l.bank_line_id',
  },
});

const AGE_DAYS = 'a.days';

/** What statements say otherwise than the ledger. */
export const statementDifferences = bindList(statementDifferencesList, {
  source: `from statement_differences_read d
    left join statement_lines_read l on l.platform_id = d.platform_id and l.id = d.line_id
    left join gateway_accounts_read g on g.platform_id = l.platform_id and g.id = l.gateway_account_id
    left join users_read o on o.platform_id = d.platform_id and o.id = d.owner_id
    left join users_read e on e.platform_id = d.platform_id and e.staff_actor = d.ended_by
    left join lateral (
      select coalesce((d.ended_at at time zone 'America/Sao_Paulo')::date, {today})
        - (d.opened_at at time zone 'America/Sao_Paulo')::date as days
    ) a on true`,
  id: 'd.id',
  tenant: 'd.platform_id',
  columns: {
    kind: 'd.kind',
    account: 'coalesce(g.name, l.account)',
    reference: 'coalesce(l.reference, l.memo)',
    day: `to_char(l.day, 'DD/MM/YYYY')`,
    ours: 'd.ours',
    theirs: 'd.theirs',
    age: AGE_DAYS,
    owner: 'o.name',
    opened: 'd.opened_at',
    state: 'd.state',
    reason: 'd.reason',
    endedBy: 'coalesce(e.name, d.ended_by)',
    ended: 'd.ended_at',
    currency: 'd.currency',
  },
  filters: {
    state: 'd.state',
    kind: 'd.kind',
    age: `case when ${AGE_DAYS} <= 2 then 'DAYS_2' when ${AGE_DAYS} <= 7 then 'DAYS_7' when ${AGE_DAYS} <= 30 then 'DAYS_30' else 'OLDER' end`,
    owned: `case when d.owner_id is null then 'NOBODY' else 'SOMEBODY' end`,
    q: ['lower(l.reference)'],
    owner: 'd.owner_id',
    statement: 'l.file_id',
  },
});
