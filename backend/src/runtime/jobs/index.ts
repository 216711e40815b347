export { Handles, Sweeps, SweepsWhenDue, type JobHandler, type Sweeper } from './decorators.js';
export { defineJob, type JobDefinition } from './job-definition.js';
export { Jobs } from './jobs.js';
export { KeyedConcurrencyLimiter } from './keyed-concurrency-limiter.js';
export { Worker } from './worker.js';
