export { Sweeps, SweepsWhenDue, type Sweeper } from './decorators.js';
export { DueRows } from './due-rows.js';
export { DueTask } from './due-task.js';
export { KeyedConcurrencyLimiter, type FreeCapacity } from './keyed-concurrency-limiter.js';
export { Worker } from './worker.js';
