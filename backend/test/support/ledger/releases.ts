import type { ReleaseRule, ReleaseScheme } from '@guiche/money';
import { Transactions } from '../../../src/database/index.js';
import { releaseTermsOf } from '../../../src/modules/ledger/domain/release-terms.js';
import type { SaleTerms } from '../../../src/modules/ledger/domain/division.js';
import { ReleaseDue } from '../../../src/modules/ledger/jobs/release-due.js';
import { Ledger } from '../../../src/modules/ledger/ledger.js';
import { DueReleases } from '../../../src/modules/ledger/store/due-releases.js';
import { ReleaseFunds } from '../../../src/modules/ledger/use-cases/release-funds.js';
import { TestClock } from '../test-clock.js';
import type { Books } from './books.js';

const rule = (days: number, reserveBps: number): ReleaseRule => ({ days, reserveBps, reserveDays: 30 });

/** Scheme A of domain.md §3. */
export const SCHEME_A: ReleaseScheme = {
  PIX: rule(0, 1000),
  BILLET: rule(1, 2000),
  CREDIT_CARD: rule(15, 2000),
  businessDaysOnly: false,
  trackingRequired: false,
  heldByRefundRequest: true,
};

/** A sale of this method by a scheme. */
export const bySchemeA = (terms: SaleTerms, method: 'PIX' | 'CREDIT_CARD'): SaleTerms => ({
  ...terms,
  ...releaseTermsOf(SCHEME_A, { method, isSent: false }),
});

/** A process that releases. */
export function releaser({ dataSource }: Books): (at: string) => Promise<number> {
  return (at) => {
    const now = new Date(at);
    const transactions = new Transactions(dataSource);
    const releases = new DueReleases(transactions);
    const funds = new ReleaseFunds(releases, new Ledger(), transactions, new TestClock(now));
    return new ReleaseDue(releases, funds, transactions).sweep(now);
  };
}
