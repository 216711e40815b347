export { RetentionModule } from './retention.module.js';
export { RETENTION_SCHEMA } from './schema.js';
