export { AnticipationsModule } from './anticipations.module.js';
export { ANTICIPATIONS_SCHEMA } from './schema.js';
