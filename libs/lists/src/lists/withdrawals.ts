import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { defineList } from '../define-list.js';
import { WITHDRAWALS_TO_DECIDE } from './withdrawal-parts.js';

/** The withdrawals of sellers, which staff decide about (screens.md C5). */
export const withdrawalsList = defineList({
  ...WITHDRAWALS_TO_DECIDE,
  name: 'withdrawals',
  page: 'manage-withdraws',
  flag: ADMIN_PAGE_FLAGS['manage-withdraws'],
});
