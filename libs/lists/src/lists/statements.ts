import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

export const STATEMENT_KIND_WORDS = ['PROVIDER_CSV', 'BANK_CSV', 'BANK_OFX'] as const;
const LINE_STATES = ['NEW', 'SETTLED', 'MATCHED', 'DIFFERENT'] as const;

const KIND_TONES = { PROVIDER_CSV: 'plain', BANK_CSV: 'plain', BANK_OFX: 'plain' } as const;
const FILE_TONES = { COMPARING: 'progress', AGREES: 'ok', DIFFERS: 'warn' } as const;
const LINE_TONES = { NEW: 'progress', SETTLED: 'ok', MATCHED: 'ok', DIFFERENT: 'warn' } as const;

const DIFFERENCE_KINDS = [
  ...(['COST', 'AMOUNT', 'UNKNOWN_SALE', 'SETTLED_TWICE', 'NOT_RETURNED', 'LATE'] as const),
  ...(['NO_SETTLEMENT', 'NO_PAYOUT', 'NOT_IN_BANK'] as const),
] as const;
const DIFFERENCE_STATES = ['OPEN', 'EXPLAINED', 'CLOSED'] as const;
const AGES = ['DAYS_2', 'DAYS_7', 'DAYS_30', 'OLDER'] as const;
const DIFFERENCE_TONES = {
  ...({ COST: 'warn', AMOUNT: 'bad', UNKNOWN_SALE: 'bad', SETTLED_TWICE: 'bad' } as const),
  ...({
    NOT_RETURNED: 'bad',
    LATE: 'warn',
    NO_SETTLEMENT: 'bad',
    NO_PAYOUT: 'bad',
    NOT_IN_BANK: 'bad',
  } as const),
} as const;
const STATE_TONES = { OPEN: 'warn', EXPLAINED: 'progress', CLOSED: 'ok' } as const;

/** Imported statements of providers and banks. */
export const statementsList = defineList({
  area: 'admin',
  name: 'statements',
  page: 'statements',
  flag: ADMIN_PAGE_FLAGS.reconcile,
  columns: {
    account: column.text(),
    kind: column.status(KIND_TONES),
    imported: column.dateTime({ sortable: true }),
    from: column.text({ whole: true }),
    until: column.text({ whole: true }),
    lines: column.number(),
    repeated: column.number(),
    differences: column.number(),
    state: column.status(FILE_TONES),
    file: column.text({ extra: true }),
    by: column.text({ extra: true }),
    sha256: column.text({ extra: true }),
  },
  filters: { kind: filter.anyOf(STATEMENT_KIND_WORDS) },
  dates: ['imported'],
  defaultSort: { column: 'imported', descending: true },
  rowPage: 'all',
});

/** What statements say, line by line. */
export const statementLinesList = defineList({
  area: 'admin',
  name: 'statement-lines',
  page: 'statement-lines',
  isInMenu: false,
  flag: ADMIN_PAGE_FLAGS.reconcile,
  columns: {
    day: column.text({ whole: true }),
    account: column.text(),
    reference: column.text(),
    gross: column.cents(),
    fee: column.cents(),
    amount: column.cents(),
    memo: column.text(),
    state: column.status(LINE_TONES),
    at: column.dateTime({ sortable: true, extra: true }),
    place: column.number({ extra: true }),
    endToEndId: column.text({ extra: true }),
    currency: column.text({ extra: true }),
  },
  filters: {
    state: filter.anyOf(LINE_STATES),
    amount: filter.centsRange(),
    q: filter.search(),
    statement: filter.id(),
    payment: filter.id(),
    credit: filter.id(),
  },
  dates: ['at'],
  defaultSort: { column: 'at', descending: true },
});

/** What statements say otherwise than the ledger. */
export const statementDifferencesList = defineList({
  area: 'admin',
  name: 'statement-differences',
  page: 'statement-differences',
  flag: ADMIN_PAGE_FLAGS.reconcile,
  columns: {
    kind: column.status(DIFFERENCE_TONES),
    account: column.text(),
    reference: column.text(),
    day: column.text({ whole: true }),
    ours: column.cents(),
    theirs: column.cents(),
    age: column.number(),
    owner: column.text(),
    opened: column.dateTime({ sortable: true }),
    state: column.status(STATE_TONES),
    reason: column.text({ extra: true }),
    endedBy: column.text({ extra: true }),
    ended: column.dateTime({ extra: true }),
    currency: column.text({ extra: true }),
  },
  filters: {
    state: filter.oneOf(DIFFERENCE_STATES),
    kind: filter.anyOf(DIFFERENCE_KINDS),
    age: filter.oneOf(AGES),
    owned: filter.oneOf(['NOBODY', 'SOMEBODY']),
    q: filter.search(),
    owner: filter.id(),
    statement: filter.id(),
  },
  dates: ['opened'],
  defaultSort: { column: 'opened', descending: true },
  rowPage: 'all',
});
