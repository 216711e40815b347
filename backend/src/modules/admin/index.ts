export { AdminModule } from './admin.module.js';
export { ADMIN_SCHEMA } from './schema.js';
