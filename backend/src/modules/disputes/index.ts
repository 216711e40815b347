export { DISPUTES_SCHEMA } from './schema.js';
export { DisputesModule } from './disputes.module.js';
