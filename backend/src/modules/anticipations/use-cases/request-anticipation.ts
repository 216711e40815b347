import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { anticipationRulesOf, type AnticipationRules } from '../../platforms/index.js';
import { anticipationProblem } from '../anticipation-problems.js';
import {
  limitOfShares,
  quoteAnticipation,
  type AnticipationQuote,
  type PendingShare,
} from '../domain/anticipation-quote.js';
import type { AnticipationState } from '../domain/anticipation-states.js';
import { firstStateOfAnticipation, risksOfSeller } from '../request-risks.js';
import { Anticipations } from '../store/anticipations.js';
import { AskingSellers } from '../store/asking-sellers.js';
import { CancelGoneAnticipations } from './cancel-gone-anticipations.js';

export interface WantedAnticipation {
  readonly amount: number;
  /** The fee that the seller saw, so that nobody pays another one. */
  readonly fee: number;
  /** The same request has the same key: it is taken once. */
  readonly requestKey: string;
}

export interface TakenAnticipation {
  readonly id: string;
  readonly state: AnticipationState;
}

/**
 * Takes a request to be paid early. The limit is checked with what open requests cover, one request of a seller after the other. No money
 * moves yet.
 */
@Injectable()
export class RequestAnticipation {
  constructor(
    private readonly anticipations: Anticipations,
    private readonly sellers: AskingSellers,
    private readonly gone: CancelGoneAnticipations,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem anticipationsOff, belowLeastAnticipation, aboveAnticipationLimit, anticipationFeeChanged, anticipationKeyUsed (409);
   *   validation (422): the password or the code. Nothing was written
   */
  async request(
    ctx: TenantContext,
    session: Session,
    { password, code, ...wanted }: WantedAnticipation & Proof,
  ): Promise<TakenAnticipation> {
    const sellerId = session.accountId;
    await this.reauthentication.demand(ctx, session, { password, code });
    const taken = await this.transactions.run('requestAnticipation', async (tx) => {
      await this.anticipations.serialize(ctx, tx, sellerId);
      const known = await this.anticipations.byKey(ctx, tx, sellerId, wanted.requestKey);
      if (known && known.amount !== wanted.amount) throw anticipationProblem('anticipationKeyUsed');
      return known ? { id: known.id, state: known.state } : this.take(ctx, tx, sellerId, wanted);
    });
    // A refund that ended before this request was written did not see it.
    return { ...taken, state: (await this.gone.cancel(ctx, taken.id)) ?? taken.state };
  }

  private async take(
    ctx: TenantContext,
    tx: EntityManager,
    sellerId: string,
    { amount, fee, requestKey }: WantedAnticipation,
  ): Promise<TakenAnticipation> {
    const now = this.clock.now();
    const person = await this.sellers.find(ctx, tx, sellerId, now);
    if (!person) throw runtimeProblem('notFound');
    const rules = anticipationRulesOf(person.rules);
    const { anticipationLimitBps: limitBps, anticipationFeeBps: feeBps } = rules;
    const shares = await this.sellers.shares(ctx, tx, sellerId, now);
    const quote = quoteOrRefuse({ amount, fee }, rules, shares, now);
    const risks = risksOfSeller(person, now);
    const { state, needsTwo } = firstStateOfAnticipation(amount, risks, rules);
    const id = newId(now);
    const { covered, averageDays, monthlyRateBps } = quote;
    const [dueAt] = covered.map((share) => share.dueAt);
    const row = {
      ...{
        id,
        sellerId,
        requestKey,
        currency: 'BRL',
        amount: quote.amount,
        fee: quote.fee,
        feeBps,
        limitBps,
      },
      ...{ limitAmount: limitOfShares(shares, { limitBps, feeBps }), sales: covered.length },
      ...{ firstDueAt: dueAt ?? now, lastDueAt: covered.at(-1)?.dueAt ?? now, averageDays, monthlyRateBps },
      ...{ risks, state, needsTwo, requestedBy: ctx.recordedActor, requestedAt: now },
      lookAt: new Date(now.getTime() + hours(1)),
    };
    await this.anticipations.add(ctx, tx, row, covered);
    this.audit.record(ctx, tx, {
      ...{ action: 'anticipation.requested', subject: 'anticipations', subjectId: id },
      after: { amount: quote.amount, fee: quote.fee, feeBps, sales: covered.length, state },
    });
    return { id, state };
  }
}

/** @throws Problem why the request is not taken */
function quoteOrRefuse(
  { amount, fee }: Pick<WantedAnticipation, 'amount' | 'fee'>,
  rules: AnticipationRules,
  shares: readonly PendingShare[],
  now: Date,
): AnticipationQuote {
  if (!rules.anticipationsEnabled) throw anticipationProblem('anticipationsOff');
  if (amount < rules.anticipationMinAmount) throw anticipationProblem('belowLeastAnticipation');
  const rate = { limitBps: rules.anticipationLimitBps, feeBps: rules.anticipationFeeBps };
  const quote = quoteAnticipation(cents(amount), shares, rate, now);
  if (!quote) throw anticipationProblem('aboveAnticipationLimit');
  if (quote.fee !== fee) throw anticipationProblem('anticipationFeeChanged');
  return quote;
}
