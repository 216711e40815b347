import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MoneyFact } from './domain/facts.js';
import { accountsOf, postFact, type Posting } from './domain/post-fact.js';
import { balancesAfter, type Posted } from './domain/posting.js';
import { lockAccounts } from './store/accounts.js';
import { historiesOf, write, type Book } from './store/transfers.js';

/** Writes the money of payments, inside the caller's transaction. */
@Injectable()
export class Ledger {
  /**
   * Writes what happened to the money of payments of one platform, each payment named once: all of it or, when this throws,
   * nothing. Two statements for approvals; four where anything is given back or restored. The accounts that are moved stay
   * locked, in one order, until the transaction ends: call it late, and once per transaction.
   * Answers in the order of the facts. Throws when a payment that was never approved is to give back, or one without a
   * chargeback to be restored; and, rather than reckon with what is not so, when one of several approvals is posted already.
   */
  async post(
    tx: EntityManager,
    { platformId, now }: { platformId: string; now: Date },
    facts: readonly MoneyFact[],
  ): Promise<Posted[]> {
    facts.forEach(assertOneCurrency);
    const written = new Set<string>();
    // Sorted, because accounts are locked in the order of their currencies and then of their ids.
    for (const currency of [...new Set(facts.map((fact) => fact.currency))].sort()) {
      const book = { platformId, currency, now };
      const ofCurrency = facts.filter((fact) => fact.currency === currency);
      for (const paymentId of await this.postIn(tx, book, ofCurrency)) written.add(paymentId);
    }
    return facts.map(({ paymentId }) => (written.has(paymentId) ? 'posted' : 'alreadyPosted'));
  }

  /** Returns the payments of which something was written. */
  private async postIn(tx: EntityManager, book: Book, facts: readonly MoneyFact[]): Promise<Set<string>> {
    const returned = facts.filter(({ kind }) => kind !== 'APPROVAL').map(({ paymentId }) => paymentId);
    const before = await historiesOf(tx, book, returned);
    const moved = facts.map((fact) => ({
      paymentId: fact.paymentId,
      accounts: accountsOf(fact, before(fact.paymentId)),
    }));
    const accounts = await lockAccounts(tx, book, moved);
    // Again under the lock: another may have posted meanwhile.
    const history = await historiesOf(tx, book, returned);
    let { balances } = accounts;
    const postings: Posting[] = [];
    for (const fact of facts) {
      const posting = postFact(fact, history(fact.paymentId), balances);
      if (!posting) continue;
      postings.push(posting);
      balances = balancesAfter(balances, posting.legs);
    }
    const written = await write(tx, book, postings, accounts);
    if (postings.length > 1 && written.size < postings.length)
      throw new Error('one of these sales is posted already, and the others were reckoned with it');
    return written;
  }
}

function assertOneCurrency(fact: MoneyFact): void {
  if (fact.kind === 'APPROVAL' && fact.currency !== fact.division.currency)
    throw new Error(`payment ${fact.paymentId} in ${fact.currency} was divided in ${fact.division.currency}`);
}
