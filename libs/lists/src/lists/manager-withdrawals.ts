import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { WITHDRAWALS_TO_DECIDE } from './withdrawal-parts.js';

/** The withdrawals of managers, which staff decide about (screens.md C6). Behind the amount stands what their sellers have sold. */
export const managerWithdrawalsList = defineList({
  ...WITHDRAWALS_TO_DECIDE,
  name: 'manager-withdrawals',
  page: 'manage-managers-withdraws',
  flag: ADMIN_PAGE_FLAGS['manage-managers-withdraws'],
  columns: {
    ...WITHDRAWALS_TO_DECIDE.columns,
    portfolioSellers: column.number({ extra: true }),
    portfolioRevenue: column.cents({ extra: true }),
  },
});
