import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { defineList } from '../define-list.js';
import { PAID_WITHDRAWALS } from './withdrawal-parts.js';

/** The withdrawals of managers that were paid (screens.md C8). */
export const paidManagerWithdrawalsList = defineList({
  ...PAID_WITHDRAWALS,
  name: 'paid-manager-withdrawals',
  page: 'paid-managers-withdraws',
  flag: ADMIN_PAGE_FLAGS['paid-managers-withdraws'],
});
