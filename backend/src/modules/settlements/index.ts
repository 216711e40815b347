export { SettlementsModule } from './settlements.module.js';
export { SETTLEMENTS_SCHEMA } from './schema.js';
