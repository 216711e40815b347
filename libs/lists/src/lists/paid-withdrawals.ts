import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { defineList } from '../define-list.js';
import { PAID_WITHDRAWALS } from './withdrawal-parts.js';

/** The withdrawals of sellers that were paid (screens.md C7). */
export const paidWithdrawalsList = defineList({
  ...PAID_WITHDRAWALS,
  name: 'paid-withdrawals',
  page: 'paid-withdrawals',
  flag: ADMIN_PAGE_FLAGS['paid-withdrawals'],
});
