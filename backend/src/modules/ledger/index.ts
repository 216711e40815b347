export {
  DivisionRefused,
  divideSale,
  dividedAtCost,
  type BasisPoints,
  type Contract,
  type DividedItem,
  type Division,
  type ManagerShare,
  type PartnerShare,
  type SaleItem,
  type SaleTerms,
  type SellerShare,
} from './domain/division.js';
export {
  BANK_CASH,
  PAYOUT_DUE,
  bucketOf,
  gateway,
  manager,
  nameOf,
  platform,
  seller,
  type Account,
  type PersonBucket,
} from './domain/account.js';
export { blockLegs, feeLegs, unblockLegs } from './domain/blocks.js';
export type { ApprovedSale, MoneyFact, PartlyReturnedSale, ReturnedSale, WonSale } from './domain/facts.js';
export { releaseMove } from './domain/release.js';
export { postingsWithoutBalances, type Posting } from './domain/post-fact.js';
export { amountOfItems } from './domain/parts.js';
export type { PersonsEffect, ReturnEffect } from './domain/effect.js';
export { leftInAccount } from './domain/left-in-account.js';
export type { Move, Moved, MoveState } from './domain/move.js';
export type { Balances, Leg, MoveKind, Posted, PostedLeg } from './domain/posting.js';
export type { Reassigned, Reassignment } from './domain/reassign.js';
export { releaseInstant, releaseTermsOf, type ReleaseTerms } from './domain/release-terms.js';
export { JOURNAL_START } from './domain/journal-chain.js';
export { JOURNAL_FIELDS } from './store/journal.js';
export { withdrawableOf, type KeptBalance } from './domain/rolling-reserve.js';
export { KeptBalances } from './store/kept-balances.js';
export { FollowTracking } from './use-cases/follow-tracking.js';
export { Ledger } from './ledger.js';
export { LedgerModule } from './ledger.module.js';
export { LEDGER_SCHEMA } from './schema.js';
