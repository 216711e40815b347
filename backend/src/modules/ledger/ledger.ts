import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import type { MoneyFact } from './domain/facts.js';
import { accountsOf, historyOf, postFact, type Posting } from './domain/post-fact.js';
import { balancesAfter, type Balances, type Posted, type PostedLeg } from './domain/posting.js';
import {
  accountsOfReassignment,
  reassignLegs,
  refusalOfReassignment,
  type Reassigned,
  type Reassignment,
} from './domain/reassign.js';
import { accountsOfMove, decideMoves, firstKeyOfMove, type Move, type Moved } from './domain/move.js';
import { isPerson } from './domain/account.js';
import { effectOfReturn, type ReturnEffect } from './domain/effect.js';
import { balancesOf, lockAccounts } from './store/accounts.js';
import { writeMoves } from './store/moves.js';
import { firstFactKey, historiesOf, write, writeCorrection, type Book } from './store/transfers.js';

/** Writes the money of payments, inside the caller's transaction. */
@Injectable()
export class Ledger {
  /**
   * Writes what happened to the money of payments of one platform: all of it or, when this throws, nothing. Each payment is named
   * once, or twice where its approval and its return are reported together; the approval comes first then. Two statements for approvals; four where anything is given back or restored. The accounts that are moved stay
   * locked, in one order, until the transaction ends: call it late, and once per transaction.
   * Answers in the order of the facts. Throws when a payment that was never approved is to give back, or one without a
   * chargeback to be restored; and, rather than reckon with what is not so, when one of several approvals is posted already.
   */
  async post(
    { platformId }: TenantContext,
    tx: EntityManager,
    now: Date,
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

  /**
   * Moves shares of a posted sale between sellers. The payment's other postings wait for it, and find it: a return takes from whom
   * the shares are with then. Three statements. The caller makes sure that a repetition is none: see `from` of the reassignment.
   */
  async reassign(
    { platformId }: TenantContext,
    tx: EntityManager,
    now: Date,
    change: Reassignment,
  ): Promise<Reassigned> {
    const { paymentId, currency, reason } = change;
    const book = { platformId, currency, now };
    const planned = accountsOfReassignment(reassignLegs(change, new Map()));
    const accounts = await lockAccounts(tx, book, [{ subjectId: paymentId, accounts: planned }], []);
    const history = (await historiesOf(tx, book, [paymentId]))(paymentId);
    const legs = reassignLegs(change, accounts.balances);
    const refusal = refusalOfReassignment(legs, history);
    if (refusal !== null) return refusal;
    const earlier = history.filter(({ kind }) => kind === 'CORRECTION').length;
    await writeCorrection(tx, book, { paymentId, legs, reason, earlier }, accounts);
    return 'posted';
  }

  /**
   * Moves money without changing the state of a payment. Each move is posted whole, once for its key, in the order given, each decided
   * with what those before it moved. Three statements for each currency; two where no subject is a payment. The accounts stay locked
   * until the transaction ends: call it late, and once per transaction.
   * @returns in the order of the moves
   */
  async move(
    { platformId }: TenantContext,
    tx: EntityManager,
    now: Date,
    moves: readonly Move[],
  ): Promise<Moved[]> {
    const results = new Map<Move, Moved>();
    for (const currency of [...new Set(moves.map((move) => move.currency))].sort()) {
      const ofCurrency = moves.filter((move) => move.currency === currency);
      const moved = await this.moveIn(tx, { platformId, currency, now }, ofCurrency);
      ofCurrency.forEach((move, at) => results.set(move, moved[at] ?? 'nothing'));
    }
    return moves.map((move) => results.get(move) ?? 'nothing');
  }

  private async moveIn(tx: EntityManager, book: Book, moves: readonly Move[]): Promise<readonly Moved[]> {
    const wanted = moves.map((move) => ({ subjectId: move.subject.id, accounts: accountsOfMove(move) }));
    const accounts = await lockAccounts(tx, book, wanted, moves.map(firstKeyOfMove));
    const payments = moves
      .filter(({ subject }) => subject.kind === 'payment')
      .map(({ subject }) => subject.id);
    const history = await historiesOf(tx, book, [...new Set(payments)]);
    const { decided, results } = decideMoves(moves, { ...accounts, history });
    await writeMoves(tx, book, decided, accounts);
    return results;
  }

  /** What posting this fact would take from each party now. Reads only. Two statements. */
  async effectOf({ platformId }: TenantContext, tx: EntityManager, fact: MoneyFact): Promise<ReturnEffect> {
    const { paymentId, currency } = fact;
    const book = { platformId, currency };
    const history = (await historiesOf(tx, book, [paymentId]))(paymentId);
    const balances = await balancesOf(tx, book, accountsOf(fact, history).filter(isPerson));
    return effectOfReturn(postFact(fact, history, balances)?.legs ?? []);
  }

  /** Returns the payments of which something was written. */
  private async postIn(tx: EntityManager, book: Book, facts: readonly MoneyFact[]): Promise<Set<string>> {
    const returned = facts.filter(({ kind }) => kind !== 'APPROVAL').map(({ paymentId }) => paymentId);
    const before = await historiesOf(tx, book, returned);
    // Reckoned once without balances, only to find out which accounts move.
    const planned = postAll(facts, before, new Map());
    const moved = facts.map((fact) => ({
      subjectId: fact.paymentId,
      accounts: accountsOf(fact, [...before(fact.paymentId), ...historyIn(planned, fact.paymentId)]),
    }));
    const accounts = await lockAccounts(tx, book, moved, planned.map(firstFactKey));
    // Again under the lock: another process may have posted in between.
    const postings = postAll(facts, await historiesOf(tx, book, returned), accounts.balances);
    const written = await write(tx, book, postings, accounts);
    const payments = new Set(postings.map(({ paymentId }) => paymentId));
    if (payments.size > 1 && written.size < payments.size)
      throw new Error('one of these sales is posted already, and the others were reckoned with it');
    return written;
  }
}

type Histories = (paymentId: string) => readonly PostedLeg[];

const historyIn = (postings: readonly Posting[], paymentId: string): PostedLeg[] =>
  postings.filter((posting) => posting.paymentId === paymentId).flatMap(historyOf);

/** The postings of the facts in their order, each reckoned with what those before it have moved. */
function postAll(facts: readonly MoneyFact[], history: Histories, before: Balances): Posting[] {
  let balances = before;
  const postings: Posting[] = [];
  for (const fact of facts) {
    const { paymentId } = fact;
    const known = [...history(paymentId), ...historyIn(postings, paymentId)];
    const posting = postFact(fact, known, balances);
    if (!posting) continue;
    postings.push(posting);
    balances = balancesAfter(balances, posting.legs);
  }
  return postings;
}

function assertOneCurrency(fact: MoneyFact): void {
  if (fact.kind === 'APPROVAL' && fact.currency !== fact.division.currency)
    throw new Error(`payment ${fact.paymentId} in ${fact.currency} was divided in ${fact.division.currency}`);
}
