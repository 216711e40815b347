export {
  DivisionRefused,
  divideSale,
  dividedAtCost,
  type BasisPoints,
  type Contract,
  type DividedItem,
  type Division,
  type ManagerShare,
  type SaleItem,
  type SaleTerms,
  type SellerShare,
} from './domain/division.js';
export { nameOf, type Account } from './domain/account.js';
export type { ApprovedSale, MoneyFact, ReturnedSale, WonSale } from './domain/facts.js';
export { postingsWithoutBalances, type Posting } from './domain/post-fact.js';
export type { Posted } from './domain/posting.js';
export type { Reassigned, Reassignment } from './domain/reassign.js';
export { Ledger } from './ledger.js';
export { LedgerModule } from './ledger.module.js';
export { LEDGER_SCHEMA } from './schema.js';
