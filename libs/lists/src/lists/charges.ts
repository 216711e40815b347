import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

export const CHARGE_KIND_WORDS = [
  ...(['PLAN', 'SET_UP', 'NEGATIVE_BALANCE', 'CHARGEBACK_FEE', 'FINE'] as const),
  ...(['CUSTOM_DOMAIN', 'SERVICES'] as const),
] as const;
const SHOWN_KINDS = [...CHARGE_KIND_WORDS, 'AGREEMENT'] as const;
const STATES = ['OPEN', 'OVERDUE', 'PAID', 'CANCELED', 'WRITTEN_OFF'] as const;

const KIND_TONES = {
  ...({ PLAN: 'quiet', SET_UP: 'quiet', NEGATIVE_BALANCE: 'bad', CHARGEBACK_FEE: 'dispute' } as const),
  ...({ FINE: 'warn', CUSTOM_DOMAIN: 'quiet', SERVICES: 'quiet', AGREEMENT: 'progress' } as const),
} as const;
const STATE_TONES = {
  ...({ OPEN: 'progress', OVERDUE: 'bad', PAID: 'ok', CANCELED: 'quiet', WRITTEN_OFF: 'quiet' } as const),
} as const;
const METHOD_TONES = { BALANCE: 'quiet', BY_HAND: 'quiet', PIX: 'quiet', BILLET: 'quiet' } as const;

/** What sellers owe the platform outside a sale (screens.md C19). */
export const chargesList = defineList({
  area: 'admin',
  name: 'charges',
  page: 'charges',
  flag: ADMIN_PAGE_FLAGS.charges,
  columns: {
    seller: column.text(),
    kind: column.status(KIND_TONES),
    reference: column.text(),
    due: column.dateTime({ sortable: true }),
    amount: column.cents({ sum: true }),
    paid: column.cents({ sum: true }),
    method: column.status(METHOD_TONES),
    state: column.status(STATE_TONES),
    attempts: column.number(),
    discount: column.cents({ extra: true }),
    note: column.text({ extra: true }),
    writeOffBy: column.text({ extra: true }),
    writeOffReason: column.text({ extra: true }),
    created: column.dateTime({ extra: true }),
    ended: column.dateTime({ extra: true }),
  },
  filters: {
    q: filter.search(),
    state: filter.anyOf(STATES),
    kind: filter.anyOf(SHOWN_KINDS),
    amount: filter.centsRange(),
    seller: filter.id(),
  },
  dates: ['due', 'created'],
  defaultSort: { column: 'due', descending: true },
  rowPage: 'all',
});

/** What the signed-in seller owes the platform outside a sale. */
export const ownChargesList = defineList({
  area: 'seller',
  name: 'charges',
  page: 'charges',
  teamScope: 'bankAccounts',
  columns: {
    kind: column.status(KIND_TONES),
    reference: column.text(),
    due: column.dateTime({ sortable: true }),
    amount: column.cents({ sum: true }),
    paid: column.cents({ sum: true }),
    state: column.status(STATE_TONES),
    note: column.text(),
    discount: column.cents({ extra: true }),
    method: column.status(METHOD_TONES, { extra: true }),
    ended: column.dateTime({ extra: true }),
  },
  filters: { state: filter.anyOf(STATES), kind: filter.anyOf(SHOWN_KINDS) },
  dates: ['due'],
  defaultSort: { column: 'due', descending: true },
  rowPage: 'all',
});
