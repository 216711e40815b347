export { ListsModule } from './lists.module.js';
export { LISTS_SCHEMA } from './schema.js';
