export { Clock, SystemClock } from './clock.js';
export { DemoClock } from './demo-clock.js';
