export { HealthController } from './health.controller.js';
