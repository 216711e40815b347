export { BulkActionDto, selectedIds, type BulkResult } from './bulk-selection.js';
export { csvPart } from './csv-file.js';
export { allowedList, bindList, boundList, type ListBinding } from './list-binding.js';
export { listController, rowController, stateOfList } from './list-controller.js';
export { ListFiles } from './list-files.js';
export { ListReader } from './list-reader.js';
