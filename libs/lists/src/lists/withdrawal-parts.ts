import { column } from '../column.js';
import { filter } from '../filter.js';

const STATES = [
  ...(['WAITING', 'IN_AUDIT', 'HALF_APPROVED', 'READY', 'SENDING', 'SENT', 'FAILED'] as const),
  ...(['PAID', 'REFUSED', 'CANCELED', 'RETURNED'] as const),
] as const;

const RISKS = {
  ...({ NEW_SELLER: 'warn', NEW_DESTINATION: 'warn', FIRST_TO_DESTINATION: 'warn' } as const),
  ...({ CHARGEBACKS: 'bad', DAILY_CAP: 'warn' } as const),
} as const;

const PAYOUT_TONES = {
  ...({ WAITING: 'warn', IN_AUDIT: 'warn', HALF_APPROVED: 'warn', READY: 'progress' } as const),
  ...({ SENDING: 'progress', SENT: 'progress', FAILED: 'bad', PAID: 'ok', REFUSED: 'bad' } as const),
  ...({ CANCELED: 'quiet', RETURNED: 'returned' } as const),
} as const;

/** What the lists of withdrawals that staff decide about have in common. */
export const WITHDRAWALS_TO_DECIDE = {
  area: 'admin',
  columns: {
    requested: column.dateTime({ sortable: true }),
    owner: column.text(),
    document: column.text({ whole: true }),
    amount: column.cents({ sum: true }),
    fee: column.cents({ sum: true }),
    net: column.cents({ sum: true }),
    destination: column.text(),
    risk: column.status(RISKS),
    state: column.status(PAYOUT_TONES),
    secondRisk: column.status(RISKS, { extra: true }),
    thirdRisk: column.status(RISKS, { extra: true }),
    availableBefore: column.cents({ extra: true }),
    availableAfter: column.cents({ extra: true }),
    people: column.status({ ONE: 'quiet', TWO: 'warn' }, { extra: true }),
    firstApprovedBy: column.text({ extra: true }),
    decidedBy: column.text({ extra: true }),
    provider: column.text({ extra: true }),
    withdrawId: column.text({ extra: true, whole: true }),
    answer: column.status({ AWAITED: 'progress', UNRESOLVED: 'bad' }, { extra: true }),
    detail: column.text({ extra: true }),
    reason: column.text({ extra: true }),
  },
  filters: {
    q: filter.search(),
    state: filter.anyOf(STATES),
    method: filter.oneOf(['PIX', 'BANK_ACCOUNT', 'RECEIVER']),
    amount: filter.centsRange(),
    seller: filter.id(),
  },
  dates: ['requested'],
  defaultSort: { column: 'requested', descending: true },
  rowPage: 'all',
  bulk: { name: 'approve', rows: { filter: 'state', value: 'WAITING' } },
} as const;

/** What the lists of paid withdrawals have in common. */
export const PAID_WITHDRAWALS = {
  area: 'admin',
  columns: {
    paid: column.dateTime({ sortable: true }),
    owner: column.text(),
    amount: column.cents({ sum: true }),
    fee: column.cents({ sum: true }),
    net: column.cents({ sum: true }),
    provider: column.text(),
    withdrawId: column.text({ whole: true }),
    endToEndId: column.text({ whole: true }),
    decidedBy: column.text(),
    minutes: column.number(),
    state: column.status({ PAID: 'ok', RETURNED: 'returned' }),
    bank: column.status({ MATCHED: 'ok', WAITING: 'quiet' }),
    requested: column.dateTime({ extra: true }),
    destination: column.text({ extra: true }),
    way: column.status({ PROVIDER: 'quiet', BY_HAND: 'quiet' }, { extra: true }),
    reason: column.text({ extra: true }),
  },
  filters: {
    q: filter.search(),
    provider: filter.text(),
    state: filter.oneOf(['PAID', 'RETURNED']),
    way: filter.oneOf(['PROVIDER', 'BY_HAND']),
    bank: filter.oneOf(['MATCHED', 'WAITING']),
    amount: filter.centsRange(),
    seller: filter.id(),
  },
  dates: ['paid', 'requested'],
  defaultSort: { column: 'paid', descending: true },
  rowPage: 'all',
} as const;
