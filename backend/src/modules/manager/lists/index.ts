import { managerUsers } from './manager-users.js';

/** The lists of the manager area. */
export const MANAGER_LISTS = [managerUsers];
