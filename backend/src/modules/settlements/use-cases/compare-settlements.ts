import { saoPauloDate } from '@guiche/brazil';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Ledger, type Move } from '../../ledger/index.js';
import { lastDayToSettle } from '../domain/lateness.js';
import {
  chargeSettlementMove,
  settlementMove,
  type AcceptedCost,
  type SettlementVerdict,
} from '../settlement-move.js';
import { StatementDifferences, type NewDifference } from '../store/statement-differences.js';
import { StatementLines, type NewSettlementLine } from '../store/statement-lines.js';

/** Each locks the accounts of a gateway for one commit. */
const LINES_AT_ONCE = 100;

/**
 * Compares the settlements of a provider with the ledger. A line that agrees is posted, in the commit that marks it; any other opens a
 * difference. A process that dies between two batches leaves the rest new, and the next one goes on there.
 */
@Injectable()
export class CompareSettlements {
  constructor(
    private readonly ledger: Ledger,
    private readonly lines: StatementLines,
    private readonly differences: StatementDifferences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Every line of a file that is new. */
  async file(ctx: TenantContext, fileId: string): Promise<void> {
    for (;;) {
      const compared = await this.transactions.run('compareSettlements', async (tx) => {
        const found = await this.lines.newSettlements(ctx, tx, fileId, LINES_AT_ONCE);
        if (found.length > 0) await this.compare(ctx, tx, found);
        return found.length;
      });
      if (compared === 0) return;
    }
  }

  /**
   * A line that differed, once more; the caller has locked its difference.
   * @param accepted a person accepts another cost
   * @returns whether it is posted now
   */
  async again(
    ctx: TenantContext,
    tx: EntityManager,
    line: NewSettlementLine,
    accepted?: AcceptedCost,
  ): Promise<boolean> {
    const now = this.clock.now();
    const move = moveOf(line, { occurredAt: now, ...(accepted && { accepted }) }, () => undefined);
    if (!move) return false;
    const [moved] = await this.ledger.move(ctx, tx, now, [move]);
    if (moved !== 'posted') return false;
    await this.lines.end(ctx, tx, [{ ...line, state: 'SETTLED' }]);
    return true;
  }

  private async compare(
    ctx: TenantContext,
    tx: EntityManager,
    read: readonly NewSettlementLine[],
  ): Promise<void> {
    const now = this.clock.now();
    const found = onceOfCharge(read);
    const verdicts = new Map<string, SettlementVerdict>();
    const moves = found.flatMap((line): { line: NewSettlementLine; move: Move }[] => {
      const verdict = (said: SettlementVerdict): void => void verdicts.set(line.id, said);
      const move = moveOf(line, { occurredAt: now }, verdict);
      return move ? [{ line, move }] : [];
    });
    const moved = await this.ledger.move(
      ctx,
      tx,
      now,
      moves.map(({ move }) => move),
    );
    // Another line of the same payment of a charge was settled while this one waited for the locks.
    for (const [at, { line }] of moves.entries())
      if (line.charge && moved[at] === 'alreadyPosted')
        verdicts.set(line.id, { fault: 'SETTLED_TWICE', ours: cents(0) });
    const counted = new Map<string, number>();
    const outcomes = found.map((line) => {
      const { fault, ours } = verdicts.get(line.id) ?? { fault: 'UNKNOWN_SALE' as const, ours: null };
      if (fault !== null) {
        const theirs = fault === 'COST' ? line.fee : line.gross;
        return { line, isSettled: false, difference: { ...differenceOf(line), kind: fault, ours, theirs } };
      }
      const settledNow = counted.get(line.paymentId ?? '') ?? 0;
      counted.set(line.paymentId ?? '', settledNow + 1);
      const isLate = isLateLine(line, line.before + settledNow + 1);
      const late = { ...differenceOf(line), kind: 'LATE' as const, ours: line.gross, theirs: line.gross };
      return { line, isSettled: true, difference: isLate ? late : undefined };
    });
    await this.lines.end(
      ctx,
      tx,
      outcomes.map(({ line: { id, paymentId, charge }, isSettled }) => ({
        ...{ id, paymentId, charge, state: isSettled ? ('SETTLED' as const) : ('DIFFERENT' as const) },
      })),
    );
    const opened = outcomes.flatMap(({ difference }): NewDifference[] => (difference ? [difference] : []));
    await this.differences.open(ctx, tx, now, opened);
  }
}

const differenceOf = ({ id, currency }: NewSettlementLine) => ({ lineId: id, currency });

/** Undefined: the line names no sale, and no payment of a charge, of this account and currency. */
function moveOf(
  line: NewSettlementLine,
  why: { readonly occurredAt: Date; readonly accepted?: AcceptedCost },
  verdict: (said: SettlementVerdict) => void,
): Move | undefined {
  const { paymentId, charge, installments, currency, paymentCurrency } = line;
  if (currency !== paymentCurrency) return undefined;
  if (paymentId !== null)
    return settlementMove(line, { paymentId, installments: installments ?? 1 }, why, verdict);
  return charge === null ? undefined : chargeSettlementMove(line, charge, why, verdict);
}

/** Of each payment of a charge the first line: the sums of the next one contain it, so that one stays new for now. */
function onceOfCharge(lines: readonly NewSettlementLine[]): NewSettlementLine[] {
  const seen = new Set<string>();
  return lines.filter(({ charge }) => {
    if (charge === null) return true;
    const isFirst = !seen.has(charge.id);
    seen.add(charge.id);
    return isFirst;
  });
}

function isLateLine({ gross, day, method, approvedAt }: NewSettlementLine, installment: number): boolean {
  if (gross < 0 || approvedAt === null || method === null) return false;
  return day > lastDayToSettle(saoPauloDate(approvedAt), method, installment);
}
