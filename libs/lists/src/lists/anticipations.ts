import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATES = ['PENDING', 'PRE_APPROVED', 'APPROVED', 'REFUSED', 'CANCELED', 'PAID'] as const;

const RISKS = { NEW_SELLER: 'warn', CHARGEBACKS: 'bad', DEBT: 'bad', BLOCKED: 'bad' } as const;

/** Requests of sellers to be paid early, which staff decide about (screens.md C11). */
export const anticipationsList = defineList({
  area: 'admin',
  name: 'anticipations',
  page: 'manage-anticipations',
  flag: ADMIN_PAGE_FLAGS['manage-anticipations'],
  columns: {
    requested: column.dateTime({ sortable: true }),
    seller: column.text(),
    amount: column.cents(),
    sales: column.number(),
    averageDays: column.number(),
    rate: column.percent(),
    fee: column.cents(),
    net: column.cents(),
    monthlyRate: column.percent(),
    limit: column.cents(),
    risk: column.status(RISKS),
    state: column.status({
      ...({ PENDING: 'warn', PRE_APPROVED: 'warn', APPROVED: 'progress' } as const),
      ...({ REFUSED: 'bad', CANCELED: 'quiet', PAID: 'ok' } as const),
    }),
    awaits: column.status({ STAFF: 'warn', SELLER: 'progress' }, { extra: true }),
    firstDue: column.dateTime({ extra: true }),
    lastDue: column.dateTime({ extra: true }),
    secondRisk: column.status(RISKS, { extra: true }),
    thirdRisk: column.status(RISKS, { extra: true }),
    people: column.status({ ONE: 'quiet', TWO: 'warn' }, { extra: true }),
    firstApprovedBy: column.text({ extra: true }),
    decidedBy: column.text({ extra: true }),
    reason: column.text({ extra: true }),
    cause: column.status({ SELLER: 'quiet', SHARE_GONE: 'returned' }, { extra: true }),
    paid: column.dateTime({ extra: true }),
    document: column.text({ whole: true, extra: true }),
  },
  filters: {
    q: filter.search(),
    state: filter.anyOf(STATES),
    awaits: filter.oneOf(['STAFF', 'SELLER']),
    amount: filter.centsRange(),
    seller: filter.id(),
  },
  dates: ['requested'],
  defaultSort: { column: 'requested', descending: true },
  rowPage: 'all',
  bulk: { name: 'approve', rows: { filter: 'awaits', value: 'STAFF' }, needsProof: true },
});

/** Those that were paid, with what came back later (screens.md C12). */
export const paidAnticipationsList = defineList({
  area: 'admin',
  name: 'paid-anticipations',
  page: 'manage-paid-anticipations',
  flag: ADMIN_PAGE_FLAGS['manage-paid-anticipations'],
  columns: {
    paid: column.dateTime({ sortable: true }),
    seller: column.text(),
    amount: column.cents(),
    fee: column.cents(),
    net: column.cents(),
    sales: column.number(),
    reversals: column.number(),
    reversed: column.cents(),
    averageDays: column.number(),
    monthlyRate: column.percent(),
    rate: column.percent({ extra: true }),
    requested: column.dateTime({ extra: true }),
    decidedBy: column.text({ extra: true }),
    document: column.text({ whole: true, extra: true }),
  },
  filters: {
    q: filter.search(),
    amount: filter.centsRange(),
    seller: filter.id(),
  },
  dates: ['paid', 'requested'],
  defaultSort: { column: 'paid', descending: true },
  rowPage: 'all',
});

/** Those of the signed-in seller (screens.md B3). */
export const ownAnticipationsList = defineList({
  area: 'seller',
  name: 'anticipations',
  page: 'financial/anticipations',
  columns: {
    requested: column.dateTime({ sortable: true }),
    amount: column.cents(),
    fee: column.cents(),
    net: column.cents(),
    sales: column.number(),
    state: column.status({
      ...({ PENDING: 'warn', PRE_APPROVED: 'progress', OFFERED: 'warn', APPROVED: 'progress' } as const),
      ...({ REFUSED: 'bad', CANCELED: 'quiet', PAID: 'ok' } as const),
    }),
    paid: column.dateTime(),
    rate: column.percent({ extra: true }),
    averageDays: column.number({ extra: true }),
    monthlyRate: column.percent({ extra: true }),
    reason: column.text({ extra: true }),
    cause: column.status({ SELLER: 'quiet', SHARE_GONE: 'returned' }, { extra: true }),
  },
  filters: {
    state: filter.anyOf(['PENDING', 'PRE_APPROVED', 'OFFERED', 'APPROVED', 'REFUSED', 'CANCELED', 'PAID']),
    amount: filter.centsRange(),
  },
  dates: ['requested', 'paid'],
  defaultSort: { column: 'requested', descending: true },
  rowPage: 'all',
});
