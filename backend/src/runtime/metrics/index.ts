export { Metrics } from './metrics.js';
export { MetricsController } from './metrics.controller.js';
export { Observed } from './observed.js';
