export { AffiliationSnapshots, announceAffiliationChange } from './affiliation-snapshots.js';
export { ContractBooks } from './contract-books.js';
export { creditedAffiliate, type NotCredited } from './domain/attribution.js';
export { contractsInEffect, type ContractInEffect, type DatedContract } from './domain/contract-terms.js';
export { PartnersModule } from './partners.module.js';
export { PARTNERS_SCHEMA } from './schema.js';
export { Contracts } from './store/contracts.js';
