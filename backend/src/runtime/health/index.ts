export { HealthController } from './health.controller.js';
export { HealthDetails } from './health-details.js';
export { Readiness } from './readiness.js';
