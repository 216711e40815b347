import type { QueryOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { OutcomeSource } from '../domain/payment.js';
import type { Decision } from '../domain/decision.js';
import { ProviderCalls } from '../providers.js';
import { SharedQueries } from '../shared-queries.js';
import { QueryableAttempts, type QueryableAttempt } from '../store/queryable-attempts.js';
import { ApplyOutcome, type TransactionParticipant } from './apply-outcome.js';

/** Queries the provider about an attempt, by its reference or by our own id, and applies the answer. */
@Injectable()
export class QueryProvider {
  private readonly questions = new SharedQueries<QueryOutcome>();

  constructor(
    private readonly attempts: QueryableAttempts,
    private readonly providers: ProviderCalls,
    private readonly applyOutcome: ApplyOutcome,
  ) {}

  async ask(ctx: TenantContext, attemptId: string, source: OutcomeSource): Promise<Decision> {
    const attempt = await this.attempts.find(ctx, attemptId);
    if (!attempt) throw new Error(`attempt ${attemptId} does not exist on platform ${ctx.platformId}`);
    return this.askAbout(ctx, attempt, source);
  }

  /** The same for an attempt that was just read; `named` is how an unproven delivery calls it at the provider. */
  async askAbout<A>(
    ctx: TenantContext,
    attempt: QueryableAttempt,
    source: OutcomeSource,
    {
      alongside,
      named,
    }: { alongside?: TransactionParticipant<A> | undefined; named?: string | undefined } = {},
  ): Promise<Decision> {
    const { attemptId, reference, status } = attempt;
    const asked = JSON.stringify([ctx.platformId, attemptId, reference, named]);
    const outcome = await this.questions.ask(asked, () => this.providers.look(ctx, attempt, named));
    const learnt = { of: attempt, outcome, source, askedAt: status };
    const decision = await this.applyOutcome.apply(ctx, learnt, alongside);
    if (!decision.unconfirmed) return decision;
    return (await this.askOnceMore(ctx, attempt, source, { alongside, named })) ?? decision;
  }

  /**
   * The payment changed during the query, and the answer would revert that change: it may be older. The query is sent
   * again. Undefined when the payment did not change.
   */
  private async askOnceMore<A>(
    ctx: TenantContext,
    { attemptId, status }: QueryableAttempt,
    source: OutcomeSource,
    also: { alongside?: TransactionParticipant<A> | undefined; named?: string | undefined },
  ): Promise<Decision | undefined> {
    const present = await this.attempts.find(ctx, attemptId);
    return present && present.status !== status ? this.askAbout(ctx, present, source, also) : undefined;
  }
}
