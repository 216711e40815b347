import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { anticipationRulesOf } from '../../platforms/index.js';
import { limitOfShares, quoteAnticipation, type AnticipationQuote } from '../domain/anticipation-quote.js';
import { AskingSellers } from '../store/asking-sellers.js';

/** What a seller needs to know before they ask to be paid early. Cents, basis points. */
export interface AnticipationTerms {
  readonly isEnabled: boolean;
  /** What can be asked for now. */
  readonly limit: number;
  readonly limitBps: number;
  readonly feeBps: number;
  readonly minAmount: number;
  /** The price of the amount that was asked for. Null: none was, or it is not possible. */
  readonly quote: AnticipationQuote | null;
}

/** How much a seller can get early, and what an amount costs. Nothing is written. */
@Injectable()
export class ShowAnticipationTerms {
  constructor(
    private readonly sellers: AskingSellers,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  show(ctx: TenantContext, sellerId: string, amount?: number): Promise<AnticipationTerms> {
    return this.transactions.run('showAnticipationTerms', async (tx) => {
      const now = this.clock.now();
      const person = await this.sellers.find(ctx, tx, sellerId, now);
      if (!person) throw runtimeProblem('notFound');
      const rules = anticipationRulesOf(person.rules);
      const rate = { limitBps: rules.anticipationLimitBps, feeBps: rules.anticipationFeeBps };
      const { anticipationsEnabled: isEnabled, anticipationMinAmount: minAmount } = rules;
      const shares = isEnabled ? await this.sellers.shares(ctx, tx, sellerId, now) : [];
      const isPossible = amount !== undefined && amount >= minAmount;
      return {
        ...{ isEnabled, minAmount, ...rate, limit: limitOfShares(shares, rate) },
        quote: (isPossible && quoteAnticipation(cents(amount), shares, rate, now)) || null,
      };
    });
  }
}
