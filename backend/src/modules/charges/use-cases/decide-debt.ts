import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Ledger } from '../../ledger/index.js';
import { debtProblem } from '../debt-problems.js';
import { lookAtDebtMove, reserveToDebtMove, writeOffMove } from '../debt-moves.js';
import { DebtWriteOffs } from '../store/debt-write-offs.js';
import { SellerDebts, type SellerDebt } from '../store/seller-debts.js';

export const DEBT_ACTIONS = ['USE_RESERVE', 'PROPOSE_WRITE_OFF', 'WRITE_OFF', 'REFUSE_WRITE_OFF'] as const;
export type DebtAction = (typeof DEBT_ACTIONS)[number];

export interface DebtDecision extends Proof {
  readonly action: DebtAction;
  /** Kept in the audit log and, of a posting, in the ledger. */
  readonly reason: string;
}

/**
 * What staff do about a seller who owes (screens.md C26). The amount is decided under the locks of the ledger: a sale that pays the debt
 * first leaves less to write off, or nothing.
 */
@Injectable()
export class DecideDebt {
  constructor(
    private readonly debts: SellerDebts,
    private readonly writeOffs: DebtWriteOffs,
    private readonly ledger: Ledger,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound; debtRepaid, writeOffProposed, noWriteOffProposed, writeOffNeedsAnother, noReserveToUse (409); validation
   *   (422): the password or the code. Nothing changed
   */
  async decide(
    ctx: TenantContext,
    session: Session,
    id: string,
    { action, reason, ...proof }: DebtDecision,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('decideDebt', async (tx) => {
      const debt = await this.debts.find(ctx, tx, id);
      if (!debt) throw runtimeProblem('notFound');
      await this.act(ctx, tx, debt, { action, reason });
    });
  }

  private act(
    ctx: TenantContext,
    tx: EntityManager,
    debt: SellerDebt,
    { action, reason }: Omit<DebtDecision, keyof Proof>,
  ): Promise<void> {
    switch (action) {
      case 'USE_RESERVE':
        return this.useReserve(ctx, tx, debt, reason);
      case 'PROPOSE_WRITE_OFF':
        return this.propose(ctx, tx, debt, reason);
      case 'WRITE_OFF':
        return this.writeOff(ctx, tx, debt, reason);
      case 'REFUSE_WRITE_OFF':
        return this.refuse(ctx, tx, debt, reason);
    }
  }

  private async propose(
    ctx: TenantContext,
    tx: EntityManager,
    debt: SellerDebt,
    reason: string,
  ): Promise<void> {
    const { sellerId, currency } = debt;
    const proposedAt = this.clock.now();
    const id = newId(proposedAt);
    let amount = cents(0);
    // Under the lock: an agreement at the same moment takes the debt away, or finds the proposal.
    const look = lookAtDebtMove(debt, { id, occurredAt: proposedAt }, (owed) => (amount = owed));
    await this.ledger.move(ctx, tx, proposedAt, [look]);
    if (amount === 0) throw debtProblem('debtRepaid');
    const proposal = {
      ...{ id, debtId: debt.id, sellerId, currency, amount, reason },
      ...{ proposedBy: ctx.recordedActor, proposedAt },
    };
    if (!(await this.writeOffs.propose(ctx, tx, proposal))) throw debtProblem('writeOffProposed');
    this.record(ctx, tx, debt, { action: 'proposed', reason, after: { amount } });
  }

  private async writeOff(
    ctx: TenantContext,
    tx: EntityManager,
    debt: SellerDebt,
    reason: string,
  ): Promise<void> {
    const open = await this.writeOffs.lockOpen(ctx, tx, debt.id);
    if (!open) throw debtProblem('noWriteOffProposed');
    if (open.proposedBy === ctx.recordedActor) throw debtProblem('writeOffNeedsAnother');
    const now = this.clock.now();
    let writtenOff = cents(0);
    const move = writeOffMove(debt, { ...open, occurredAt: now }, (amount) => (writtenOff = amount));
    const [moved] = await this.ledger.move(ctx, tx, now, [move]);
    if (moved !== 'posted') throw debtProblem('debtRepaid');
    const decided = { id: open.id, decidedBy: ctx.recordedActor, decidedAt: now };
    await this.writeOffs.decide(ctx, tx, { ...decided, state: 'POSTED', writtenOff });
    this.record(ctx, tx, debt, { action: 'writtenOff', reason, after: { amount: writtenOff } });
  }

  private async refuse(
    ctx: TenantContext,
    tx: EntityManager,
    debt: SellerDebt,
    reason: string,
  ): Promise<void> {
    const open = await this.writeOffs.lockOpen(ctx, tx, debt.id);
    if (!open) throw debtProblem('noWriteOffProposed');
    const decided = { id: open.id, decidedBy: ctx.recordedActor, decidedAt: this.clock.now() };
    await this.writeOffs.decide(ctx, tx, { ...decided, state: 'REFUSED', writtenOff: 0 });
    this.record(ctx, tx, debt, { action: 'kept', reason, after: { amount: open.amount } });
  }

  private async useReserve(
    ctx: TenantContext,
    tx: EntityManager,
    debt: SellerDebt,
    reason: string,
  ): Promise<void> {
    const now = this.clock.now();
    const payments = await this.debts.paymentsWithReserve(ctx, tx, debt);
    const id = newId(now);
    const moves = payments.map((paymentId) =>
      reserveToDebtMove(debt, { id, paymentId, reason, occurredAt: now }),
    );
    const moved = await this.ledger.move(ctx, tx, now, moves);
    const used = moved.filter((one) => one === 'posted').length;
    if (used === 0) throw debtProblem('noReserveToUse');
    this.record(ctx, tx, debt, { action: 'reserveUsed', reason, after: { sales: used } });
  }

  private record(
    ctx: TenantContext,
    tx: EntityManager,
    { id }: SellerDebt,
    done: { readonly action: string; readonly reason: string; readonly after: object },
  ): void {
    const { action, reason, after } = done;
    this.audit.record(ctx, tx, {
      ...{ action: `debt.${action}`, subject: 'ledger_debts', subjectId: id },
      ...{ after: after as Record<string, unknown>, reason },
    });
  }
}
