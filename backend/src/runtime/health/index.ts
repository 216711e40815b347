export { HealthController } from './health.controller.js';
export { RootController } from './root.controller.js';
export { HealthDetails } from './health-details.js';
export { Readiness } from './readiness.js';
