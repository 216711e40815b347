import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { approvalLegs } from './domain/approval.js';
import { PLATFORM_LOSS, REFUND_DUE, bucketOf, distinct, isPerson } from './domain/account.js';
import type { Account } from './domain/account.js';
import { repayDebts } from './domain/debts.js';
import type { Division } from './domain/division.js';
import type { Posted, PostedLeg } from './domain/posting.js';
import { restoreLegs } from './domain/restore.js';
import { returnLegs } from './domain/return.js';
import { lockAccounts } from './store/accounts.js';
import { historyOf, post } from './store/transfers.js';
import type { PostingHead } from './store/transfers.js';

interface PaymentFact {
  readonly platformId: string;
  readonly paymentId: string;
  /** When it happened in the world, as the provider tells. */
  readonly occurredAt: Date;
  /** Our clock, when it is written. */
  readonly now: Date;
}

export interface ApprovedSale extends PaymentFact {
  readonly gatewayAccountId: string;
  readonly currency: string;
  readonly division: Division;
}

export interface ReturnedSale extends PaymentFact {
  readonly kind: 'REFUND' | 'CHARGEBACK';
}

export type WonSale = PaymentFact;

/**
 * Writes the money of payments, inside the caller's transaction. Each call locks the accounts it moves, in one order, until
 * that transaction ends: call it late, and once per transaction.
 */
@Injectable()
export class Ledger {
  /** Approval (domain §4 T1), once per payment. Two statements. */
  async postApproval(tx: EntityManager, sale: ApprovedSale): Promise<Posted> {
    if (sale.currency !== sale.division.currency) {
      throw new Error(
        `payment ${sale.paymentId} in ${sale.currency} was divided in ${sale.division.currency}`,
      );
    }
    const legs = approvalLegs(sale.division, sale.gatewayAccountId);
    const touched = legs.flatMap(({ from, to }) =>
      isPerson(to) ? [from, to, bucketOf(to, 'debt')] : [from, to],
    );
    const accounts = await lockAccounts(tx, sale, distinct(touched));
    const head: PostingHead = { ...sale, posting: 1, kind: 'APPROVAL' };
    return post(tx, head, [...legs, ...repayDebts(legs, accounts.balances)], accounts);
  }

  /**
   * Gives back what the approval gave, once, until it is restored (domain §4 Refund, Chargeback). Four statements.
   * Throws when the payment was never approved: a cancelled charge moves no money and is not told here.
   */
  async reverse(tx: EntityManager, sale: ReturnedSale): Promise<Posted> {
    const { history, accounts, last, currency } = await this.reopen(tx, sale);
    if (last.kind === 'REFUND' || last.kind === 'CHARGEBACK') return 'alreadyPosted';
    const head: PostingHead = { ...sale, currency, posting: last.posting + 1 };
    return post(tx, head, returnLegs(history, accounts.balances), accounts);
  }

  /** A chargeback was won: a new posting puts everything back, debts first. Throws after anything but a chargeback. */
  async restore(tx: EntityManager, sale: WonSale): Promise<Posted> {
    const { history, accounts, last, currency } = await this.reopen(tx, sale);
    if (last.kind === 'RESTORE') return 'alreadyPosted';
    if (last.kind !== 'CHARGEBACK') throw new Error(`payment ${sale.paymentId} has no chargeback to restore`);
    const legs = restoreLegs(history.filter(({ posting }) => posting === last.posting));
    const head: PostingHead = { ...sale, currency, posting: last.posting + 1, kind: 'RESTORE' };
    return post(tx, head, [...legs, ...repayDebts(legs, accounts.balances)], accounts);
  }

  /** Locks every account the payment can move and reads its history again under the lock: another may have posted meanwhile. */
  private async reopen(tx: EntityManager, sale: PaymentFact) {
    const { currency, legs: before } = await historyOf(tx, sale);
    const accounts = await lockAccounts(tx, { ...sale, currency }, accountsOf(before));
    const { legs: history, last } = await historyOf(tx, sale);
    return { history, accounts, last, currency };
  }
}

function accountsOf(history: readonly PostedLeg[]): Account[] {
  const moved = history.flatMap(({ from, to }) => [from, to]);
  const fallbacks = moved
    .filter(isPerson)
    .flatMap((person) => [bucketOf(person, 'available'), bucketOf(person, 'debt')]);
  return distinct([...moved, ...fallbacks, PLATFORM_LOSS, REFUND_DUE]);
}
