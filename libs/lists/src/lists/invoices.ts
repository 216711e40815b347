import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** Of invoices that a master makes. */
export const INVOICE_KIND_WORDS = ['SET_UP', 'FINE', 'CUSTOM_DOMAIN', 'SERVICES'] as const;
const KINDS = ['PLAN', ...INVOICE_KIND_WORDS] as const;
const STATES = ['OPEN', 'OVERDUE', 'PAID', 'CANCELED', 'WRITTEN_OFF'] as const;

const KIND_TONES = {
  ...({ PLAN: 'quiet', SET_UP: 'quiet', FINE: 'warn', CUSTOM_DOMAIN: 'quiet', SERVICES: 'quiet' } as const),
} as const;
const STATE_TONES = {
  ...({ OPEN: 'progress', OVERDUE: 'bad', PAID: 'ok', CANCELED: 'quiet', WRITTEN_OFF: 'quiet' } as const),
} as const;

/** What the amount of an invoice is made of. */
const PARTS = {
  sales: column.number({ extra: true }),
  gross: column.cents({ extra: true }),
  monthlyPart: column.cents({ extra: true }),
  salesPart: column.cents({ extra: true }),
  sharePart: column.cents({ extra: true }),
  minimumPart: column.cents({ extra: true }),
  discount: column.cents({ extra: true }),
};

/** What platforms owe the operator (screens.md D7). */
export const invoicesList = defineList({
  area: 'master',
  name: 'invoices',
  page: 'charges',
  columns: {
    platform: column.text(),
    kind: column.status(KIND_TONES),
    reference: column.text(),
    due: column.dateTime({ sortable: true }),
    amount: column.cents({ sum: true }),
    state: column.status(STATE_TONES),
    attempts: column.number(),
    ...PARTS,
    paymentReference: column.text({ extra: true }),
    note: column.text({ extra: true }),
    writeOffBy: column.text({ extra: true }),
    writeOffReason: column.text({ extra: true }),
    created: column.dateTime({ extra: true }),
    ended: column.dateTime({ extra: true }),
  },
  filters: {
    q: filter.search(),
    state: filter.anyOf(STATES),
    kind: filter.anyOf(KINDS),
    amount: filter.centsRange(),
    platform: filter.id(),
  },
  dates: ['due', 'created'],
  defaultSort: { column: 'due', descending: true },
  rowPage: 'all',
});

/** What the platform owes the operator. */
export const ownInvoicesList = defineList({
  area: 'admin',
  name: 'invoices',
  page: 'invoices',
  flag: ADMIN_PAGE_FLAGS.invoices,
  columns: {
    reference: column.text(),
    kind: column.status(KIND_TONES),
    due: column.dateTime({ sortable: true }),
    amount: column.cents({ sum: true }),
    state: column.status(STATE_TONES),
    ...PARTS,
    paymentReference: column.text({ extra: true }),
    note: column.text({ extra: true }),
    created: column.dateTime({ extra: true }),
    ended: column.dateTime({ extra: true }),
  },
  filters: { state: filter.anyOf(STATES), kind: filter.anyOf(KINDS) },
  dates: ['due', 'created'],
  defaultSort: { column: 'due', descending: true },
  rowPage: 'all',
});
