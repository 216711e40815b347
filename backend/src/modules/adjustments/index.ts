export { AdjustmentsModule } from './adjustments.module.js';
export { adjustmentMove } from './adjustment-move.js';
export { ADJUSTMENTS_SCHEMA } from './schema.js';
