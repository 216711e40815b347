export { MasterModule } from './master.module.js';
export { MASTER_SCHEMA } from './schema.js';
export { ExportPlatform } from './use-cases/export-platform.js';
export { ManagePlatform } from './use-cases/manage-platform.js';
