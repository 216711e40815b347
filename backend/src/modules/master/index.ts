export { MasterModule } from './master.module.js';
export { MASTER_SCHEMA } from './schema.js';
