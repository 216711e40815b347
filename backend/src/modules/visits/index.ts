export { VISITS_SCHEMA } from './schema.js';
export { VisitsModule } from './visits.module.js';
export { VisitCounts } from './visit-counts.js';
