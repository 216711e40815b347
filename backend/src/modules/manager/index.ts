export { ManagerModule } from './manager.module.js';
export { MANAGER_SCHEMA } from './schema.js';
