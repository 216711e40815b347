import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Ledger } from '../../ledger/index.js';
import { bankFeeMove } from '../bank-fee-move.js';
import { ownerTexts, statementProblem } from '../statement-problems.js';
import { BankLines, type NewDebit } from '../store/bank-lines.js';
import {
  StatementDifferences,
  type DifferenceState,
  type StatementDifference,
} from '../store/statement-differences.js';
import { StatementLines } from '../store/statement-lines.js';
import { CompareSettlements } from './compare-settlements.js';

export const DIFFERENCE_ACTIONS = [
  'ASSIGN',
  'EXPLAIN',
  'CLOSE',
  'COMPARE',
  'ACCEPT_COST',
  'BOOK_FEE',
] as const;
export type DifferenceAction = (typeof DIFFERENCE_ACTIONS)[number];

export interface DifferenceDecision extends Proof {
  readonly action: DifferenceAction;
  /** Kept with the difference and, of a posting, in the ledger. */
  readonly reason: string;
  /** Of ASSIGN: a person of the staff. */
  readonly ownerId?: string | undefined;
}

/** Kinds of lines that were not posted, and may be when they are compared again. */
const UNPOSTED: readonly string[] = ['COST', 'AMOUNT', 'UNKNOWN_SALE', 'SETTLED_TWICE', 'NOT_RETURNED'];

/**
 * What staff do with a difference. A SETTLEMENT is posted only where the line agrees by now or a person accepts another cost, and a fee of
 * the bank only where two people say that it is one.
 * The difference is locked first, so of two decisions at the same time the second one finds what the first one did.
 */
@Injectable()
export class DecideDifference {
  constructor(
    private readonly differences: StatementDifferences,
    private readonly lines: StatementLines,
    private readonly bankLines: BankLines,
    private readonly settlements: CompareSettlements,
    private readonly ledger: Ledger,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound; differenceMoved, differenceNotPosted, stillDifferent, feeNeedsAnother, debitOfWithdrawal (409); validation (422). Nothing changed
   */
  async decide(
    ctx: TenantContext,
    session: Session,
    id: string,
    { action, reason, ownerId, ...proof }: DifferenceDecision,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('decideDifference', async (tx) => {
      const found = await this.differences.lock(ctx, tx, id);
      if (!found) throw runtimeProblem('notFound');
      if (found.state === 'CLOSED' || (action === 'EXPLAIN' && found.state !== 'OPEN'))
        throw statementProblem('differenceMoved');
      if (action === 'COMPARE' || action === 'ACCEPT_COST') await this.settle(ctx, tx, found, action, reason);
      const isProposal = action === 'BOOK_FEE' && !(await this.bookFee(ctx, tx, found, reason));
      const after = isProposal
        ? { ...found, reason, feeProposedBy: ctx.recordedActor, feeProposedAt: this.clock.now() }
        : await this.after(ctx, tx, found, { action, reason, ownerId });
      await this.differences.save(ctx, tx, after);
      this.audit.record(ctx, tx, {
        ...{ action: 'difference.decided', subject: 'statement_differences', subjectId: id, reason },
        before: { state: found.state, ownerId: found.ownerId },
        after: { action, state: after.state, ownerId: after.ownerId },
      });
    });
  }

  private async after(
    ctx: TenantContext,
    tx: EntityManager,
    found: StatementDifference,
    { action, reason, ownerId }: Pick<DifferenceDecision, 'action' | 'reason' | 'ownerId'>,
  ): Promise<StatementDifference> {
    if (action === 'ASSIGN') {
      const isStaff = ownerId !== undefined && (await this.differences.isStaff(ctx, tx, ownerId));
      if (!isStaff) throw runtimeProblem('validation', { errors: { ownerId: [ownerTexts] } });
      return { ...found, ownerId };
    }
    const state: DifferenceState = action === 'EXPLAIN' ? 'EXPLAINED' : 'CLOSED';
    return { ...found, state, reason, endedBy: ctx.recordedActor, endedAt: this.clock.now() };
  }

  /**
   * A debit that paid nothing is a fee of the bank: one person says so, another confirms it, and it is posted (decision 0222).
   * @returns false: it is proposed now
   */
  private async bookFee(
    ctx: TenantContext,
    tx: EntityManager,
    found: StatementDifference,
    reason: string,
  ): Promise<boolean> {
    // A debit with the end-to-end id of a withdrawal is that withdrawal, in another amount.
    if (found.kind !== 'NO_PAYOUT' || found.ours !== null) throw statementProblem('differenceNotPosted');
    // The withdrawal may have been paid, or entered, after the statement was compared.
    const [debit] = await this.bankLines.debits(ctx, tx, [found.lineId]);
    if (!debit || mayHavePaid(debit)) throw statementProblem('debitOfWithdrawal');
    if (found.feeProposedBy === null) return false;
    if (found.feeProposedBy === ctx.recordedActor) throw statementProblem('feeNeedsAnother');
    const occurredAt = this.clock.now();
    await this.ledger.move(ctx, tx, occurredAt, [bankFeeMove(found, { reason, occurredAt })]);
    const line = { id: found.lineId, state: 'MATCHED' as const, paymentId: null, charge: null };
    await this.lines.end(ctx, tx, [line]);
    return true;
  }

  private async settle(
    ctx: TenantContext,
    tx: EntityManager,
    { lineId, kind }: StatementDifference,
    action: DifferenceAction,
    reason: string,
  ): Promise<void> {
    if (!UNPOSTED.includes(kind) || (action === 'ACCEPT_COST' && kind !== 'COST'))
      throw statementProblem('differenceNotPosted');
    const line = await this.lines.settlement(ctx, tx, lineId);
    if (!line) throw statementProblem('differenceMoved');
    const accepted = action === 'ACCEPT_COST' ? { reason } : undefined;
    if (!(await this.settlements.again(ctx, tx, line, accepted))) throw statementProblem('stillDifferent');
  }
}

/** By its end-to-end id, whatever the amount, or by amount and day. */
const mayHavePaid = ({ exact, alike }: NewDebit): boolean => exact !== null || alike !== null;
