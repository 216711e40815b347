import { managerUsers } from './manager-users.js';
import { managersOwnWithdrawals } from './own-withdrawals.js';
import { managersStatement } from './statement.js';

/** The lists of the manager area. */
export const MANAGER_LISTS = [managerUsers, managersOwnWithdrawals, managersStatement];
