export { bpsOfRule, termsInEffect, type TermsOfSeller } from './domain/terms-in-effect.js';
export { ApplyTransfers } from './jobs/apply-transfers.js';
export { ComputeFigures } from './jobs/compute-figures.js';
export { SELLERS_SCHEMA } from './schema.js';
export { SellersModule } from './sellers.module.js';
