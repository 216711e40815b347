import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** What the statements of sellers and managers have in common. */
const STATEMENT = {
  name: 'statement',
  columns: {
    posted: column.dateTime({ sortable: true }),
    description: column.text(),
    kind: column.status({
      SALE: 'ok',
      RELEASE: 'progress',
      RESERVE_RELEASE: 'progress',
      REFUND: 'returned',
      CHARGEBACK: 'dispute',
      RESTORE: 'ok',
      DEBT: 'quiet',
      CORRECTION: 'quiet',
      ANTICIPATION: 'progress',
      ANTICIPATION_FEE: 'quiet',
      WITHDRAWAL: 'quiet',
      WITHDRAWAL_FEE: 'quiet',
      WITHDRAWAL_RETURN: 'returned',
      BLOCK: 'dispute',
      UNBLOCK: 'ok',
      FEE: 'quiet',
      CHARGE: 'quiet',
      WRITE_OFF: 'quiet',
      ADJUSTMENT: 'quiet',
    }),
    bucket: column.status({
      available: 'ok',
      pending: 'quiet',
      reserve: 'quiet',
      blocked: 'dispute',
      debt: 'bad',
    }),
    code: column.text({ whole: true }),
    amount: column.cents(),
    balance: column.cents(),
    currency: column.text({ extra: true }),
    sale: column.text({ extra: true }),
  },
  filters: {
    bucket: filter.oneOf(['available', 'pending', 'reserve', 'blocked', 'debt']),
    kind: filter.anyOf([
      'SALE',
      'RELEASE',
      'RESERVE_RELEASE',
      'REFUND',
      'CHARGEBACK',
      'RESTORE',
      'ANTICIPATION',
      'ANTICIPATION_FEE',
      'WITHDRAWAL',
      'WITHDRAWAL_FEE',
      'WITHDRAWAL_RETURN',
      'BLOCK',
      'UNBLOCK',
      'DEBT',
      'FEE',
      'CHARGE',
      'WRITE_OFF',
      'ADJUSTMENT',
      'CORRECTION',
    ]),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
  },
  dates: ['posted'],
  defaultSort: { column: 'posted', descending: true },
} as const;

/** What happened to the money of the signed-in seller, with the balance after it (screens.md B3). */
export const statementList = defineList({
  ...STATEMENT,
  columns: {
    ...STATEMENT.columns,
    role: column.status({ PRODUCER: 'plain', CO_PRODUCER: 'plain', AFFILIATE: 'plain' }, { extra: true }),
  },
  area: 'seller',
  page: 'financial',
  teamScope: 'bankAccounts',
  rowPage: 'all',
  rowFolder: 'statement',
});

/** The same of the signed-in manager (screens.md E1). */
export const managerStatementList = defineList({ ...STATEMENT, area: 'manager', page: 'statement' });
