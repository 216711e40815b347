export { Metrics } from './metrics.js';
export { Observed } from './observed.js';
