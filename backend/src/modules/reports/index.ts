export { ReportsModule } from './reports.module.js';
export { REPORTS_SCHEMA } from './schema.js';
export { SumEarnings } from './jobs/sum-earnings.js';
