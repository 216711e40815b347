export { AdjustmentsModule } from './adjustments.module.js';
export { ADJUSTMENTS_SCHEMA } from './schema.js';
