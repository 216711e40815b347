export { column, type Column, type Tone, type ValueOf } from './column.js';
export {
  defineList,
  listAddress,
  type ListDefinition,
  type RowOf,
  type Sort,
  type Totals,
} from './define-list.js';
export { filter, type Filter } from './filter.js';
export {
  PAGE_SIZES,
  defaultColumns,
  listSearch,
  readListState,
  sortText,
  type ListState,
} from './list-state.js';
export { functionariesList } from './lists/functionaries.js';
export { sessionLogsList } from './lists/session-logs.js';
export { usersList } from './lists/users.js';
export { PERIODS, dayEnd, dayStart, daysOfPeriod, type ListPeriod } from './period.js';
export { managersList } from './lists/managers.js';
export { administratorsList } from './lists/administrators.js';
export { platformsList } from './lists/platforms.js';
export { webhookLogsList } from './lists/webhook-logs.js';
export { managerUsersList } from './lists/manager-users.js';
export { reviewItemsList } from './lists/review-items.js';
