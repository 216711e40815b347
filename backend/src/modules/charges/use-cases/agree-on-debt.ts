import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { allocate, cents, type Cents } from '@guiche/money';
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
import { ChargeChanges } from '../charge-changes.js';
import { agreementMove } from '../debt-moves.js';
import { agreementDayTexts, debtProblem, smallInstalmentTexts } from '../debt-problems.js';
import { Charges } from '../store/charges.js';
import { SellerDebts, type SellerDebt } from '../store/seller-debts.js';

const BETWEEN_DAYS = 30;
const LATEST_FIRST_DAYS = 60;
const SMALLEST_INSTALMENT = 100;
const SECOND_MS = 1_000;

export interface WantedAgreement extends Proof {
  readonly instalments: number;
  /** YYYY-MM-DD in America/Sao_Paulo; the others follow every thirty days. */
  readonly firstDueOn: string;
  readonly reason: string;
}

/**
 * A debt becomes instalments (screens.md C26). The seller has no debt afterwards, so sales are available again; each instalment is a
 * charge that is taken from what is available on its day, and that blocks withdrawals while it is overdue.
 */
@Injectable()
export class AgreeOnDebt {
  constructor(
    private readonly debts: SellerDebts,
    private readonly charges: Charges,
    private readonly changes: ChargeChanges,
    private readonly ledger: Ledger,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound; debtRepaid, writeOffProposed, debtIsCharged (409); validation (422): the proof, the day, instalments that are
   *   too small. Nothing changed
   */
  async agree(
    ctx: TenantContext,
    session: Session,
    debtId: string,
    { instalments, firstDueOn, reason, ...proof }: WantedAgreement,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('agreeOnDebt', async (tx) => {
      const debt = await this.debts.find(ctx, tx, debtId);
      if (!debt) throw runtimeProblem('notFound');
      const days = this.daysOf(firstDueOn, instalments);
      const now = this.clock.now();
      const id = newId(now);
      let owed = cents(0);
      const move = agreementMove(debt, { id, reason, occurredAt: now }, (found) => (owed = found));
      const [moved] = await this.ledger.move(ctx, tx, now, [move]);
      // Under the lock of the debt, which a proposal takes too.
      const asked = await this.debts.whatIsAsked(ctx, tx, debt);
      if (asked.isProposed) throw debtProblem('writeOffProposed');
      if (asked.isCharged) throw debtProblem('debtIsCharged');
      if (moved !== 'posted') throw debtProblem('debtRepaid');
      if (owed < instalments * SMALLEST_INSTALMENT)
        throw runtimeProblem('validation', { errors: { instalments: [smallInstalmentTexts] } });
      const amounts = allocate(
        owed,
        days.map(() => 1),
      );
      await this.charge(ctx, tx, debt, { id, amounts, days, now, reason });
      this.audit.record(ctx, tx, {
        ...{ action: 'debt.agreed', subject: 'ledger_debts', subjectId: debtId, reason },
        after: { agreement: id, amount: owed, instalments, firstDueOn },
      });
    });
  }

  private async charge(
    ctx: TenantContext,
    tx: EntityManager,
    { sellerId, currency }: SellerDebt,
    of: {
      readonly id: string;
      readonly amounts: readonly Cents[];
      readonly days: readonly Date[];
      readonly now: Date;
      readonly reason: string;
    },
  ): Promise<void> {
    for (const [at, dueAt] of of.days.entries()) {
      const id = newId(of.now);
      const amount = of.amounts[at] ?? cents(0);
      await this.charges.add(ctx, tx, {
        ...{ id, sellerId, currency, amount, dueAt, kind: 'AGREEMENT', note: of.reason, createdAt: of.now },
        ...{ reference: `${at + 1}/${of.days.length}`, requestKey: `agreement-${of.id}-${at + 1}` },
        createdBy: ctx.recordedActor,
      });
      await this.changes.note(ctx, tx, id, { what: 'CREATED', now: of.now, amount });
    }
  }

  /** @throws Problem validation (422) */
  private daysOf(first: string, instalments: number): Date[] {
    const today = saoPauloDate(this.clock.now());
    if (!startOfSaoPauloDay(first) || first < today || first > addDays(today, LATEST_FIRST_DAYS))
      throw runtimeProblem('validation', { errors: { firstDueOn: [agreementDayTexts] } });
    return Array.from({ length: instalments }, (_, at) => {
      const next = startOfSaoPauloDay(addDays(first, at * BETWEEN_DAYS + 1));
      if (!next) throw new Error(`no day follows ${first}`);
      return new Date(next.getTime() - SECOND_MS);
    });
  }
}
