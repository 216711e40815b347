import { addDays } from '@guiche/brazil';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { BankLines, type MatchingCredit, type NewDebit, type StatementDays } from '../store/bank-lines.js';
import { StatementDifferences, type NewDifference } from '../store/statement-differences.js';

/** Credits of one commit. */
const CREDITS_AT_ONCE = 100;
/** A credit comes this many days after the settlement at most. */
const DAYS_TO_CREDIT = 3;

/**
 * Matches the lines of banks: a credit with the settlements of one provider on one day, or on days that follow each other; a debit with the
 * withdrawal that it paid. Nothing is posted. What has no other side is a difference, which closes by itself when the other side comes later.
 */
@Injectable()
export class CompareBank {
  constructor(
    private readonly lines: BankLines,
    private readonly differences: StatementDifferences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The lines of a file, of a bank or of a provider: either may come first. */
  async file(ctx: TenantContext, fileId: string): Promise<void> {
    const file = await this.transactions.run('readStatementDays', (tx) => this.lines.file(ctx, tx, fileId));
    if (!file) return;
    const isOfProvider = file.kind === 'PROVIDER_CSV';
    const lastDay = isOfProvider ? addDays(file.lastDay, DAYS_TO_CREDIT) : file.lastDay;
    // No credit of several days takes a day that another credit matches exactly.
    for (const spans of [false, true])
      await this.matchCredits(ctx, { firstDay: file.firstDay, lastDay }, spans);
    if (isOfProvider) return;
    await this.transactions.run('compareBank', async (tx) => {
      await this.endOf(ctx, tx, fileId);
      const missing = await this.lines.missing(ctx, tx, file);
      const opened = missing.map(({ lineId, currency, amount }): NewDifference => ({
        ...{ lineId, kind: 'NOT_IN_BANK', currency, ours: amount, theirs: cents(0) },
      }));
      await this.differences.open(ctx, tx, this.clock.now(), opened);
    });
  }

  private async matchCredits(ctx: TenantContext, days: StatementDays, spans: boolean): Promise<void> {
    for (;;) {
      const matched = await this.transactions.run('matchCredits', async (tx) => {
        const found = await this.lines.credits(ctx, tx, days, { spans, most: CREDITS_AT_ONCE });
        let count = 0;
        for (const credit of found) if (await this.match(ctx, tx, credit)) count += 1;
        return count;
      });
      if (matched === 0) return;
    }
  }

  /** Sums the settlements again under their locks: another credit may have them by now. */
  private async match(ctx: TenantContext, tx: EntityManager, credit: MatchingCredit): Promise<boolean> {
    const settlements = await this.lines.settlementsOf(ctx, tx, credit);
    if (settlements.reduce((sum, { amount }) => sum + amount, 0) !== credit.amount) return false;
    const ids = settlements.map(({ id }) => id);
    await this.lines.contain(ctx, tx, credit.id, ids);
    await this.differences.closeOf(ctx, tx, this.clock.now(), [credit.id], 'NO_SETTLEMENT');
    await this.differences.closeOf(ctx, tx, this.clock.now(), ids, 'NOT_IN_BANK');
    return true;
  }

  /** What is still new has no other side so far; debits are looked at here. */
  private async endOf(ctx: TenantContext, tx: EntityManager, fileId: string): Promise<void> {
    const left = await this.lines.newOf(ctx, tx, fileId);
    const debits = left.filter(({ amount }) => amount < 0).map(({ id }) => id);
    const opened = left
      .filter(({ amount }) => amount > 0)
      .map(({ id, currency, amount }): NewDifference => ({
        ...{ lineId: id, kind: 'NO_SETTLEMENT', currency, ours: null, theirs: amount },
      }));
    const used = new Set<string>();
    for (const debit of debits.length === 0 ? [] : await this.lines.debits(ctx, tx, debits)) {
      const withdrawalId = withdrawalOf(debit, used);
      if (withdrawalId === undefined) opened.push(unpaid(debit));
      else {
        used.add(withdrawalId);
        await this.lines.paid(ctx, tx, debit.id, withdrawalId);
      }
    }
    const ids = opened.map(({ lineId }) => lineId);
    if (ids.length > 0) await this.lines.differ(ctx, tx, ids);
    await this.differences.open(ctx, tx, this.clock.now(), opened);
  }
}

/** That of the same end-to-end id and amount, else the only one that is alike. */
function withdrawalOf(
  { amount, exact, exactNet, alike }: NewDebit,
  used: ReadonlySet<string>,
): string | undefined {
  if (exact !== null) return exactNet === -amount && !used.has(exact) ? exact : undefined;
  const free = (alike ?? []).filter((id) => !used.has(id));
  return free.length === 1 ? free[0] : undefined;
}

const unpaid = ({ id, currency, amount, exactNet }: NewDebit): NewDifference => ({
  ...{ lineId: id, kind: 'NO_PAYOUT', currency, theirs: amount },
  ours: exactNet === null ? null : cents(-exactNet),
});
