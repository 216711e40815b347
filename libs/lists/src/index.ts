export { column, type Column, type Tone, type ValueOf } from './column.js';
export {
  defineList,
  listAddress,
  summedColumns,
  type ListDefinition,
  type RowOf,
  type Sort,
  type Totals,
  MOST_IN_BULK,
  MOST_STREAMED,
  type BulkAction,
} from './define-list.js';
export { readCentsRange } from './cents-range.js';
export { filter, type Filter } from './filter.js';
export {
  PAGE_SIZES,
  defaultColumns,
  isNewestFirst,
  listSearch,
  readListState,
  sortText,
  typedRangeNames,
  type ListState,
} from './list-state.js';
export { PERIODS, dayEnd, dayStart, daysOfPeriod, isCalendarDate, type ListPeriod } from './period.js';
export { summedDays } from './summed-days.js';
export * from './lists.js';
