export { AddressUsage } from './address-usage.js';
export { limitProblems } from './domain/limit-changes.js';
export { OFFER_WINDOW_SECONDS, type LimitChanges } from './domain/limits.js';
export { subjectsOf, type CountedClient, type VelocityAttempt } from './domain/subjects.js';
export { ProtectionModule } from './protection.module.js';
export { UsageCounters, type Usage, type Used } from './store/usage-counters.js';
export { AnswerBlocks } from './use-cases/answer-blocks.js';
export { Velocity } from './velocity.js';
export { PROTECTION_SCHEMA } from './schema.js';
