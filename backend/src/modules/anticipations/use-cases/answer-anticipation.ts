import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { AnticipationChanges } from '../anticipation-changes.js';
import { anticipationProblem } from '../anticipation-problems.js';
import { Anticipations, type Anticipation } from '../store/anticipations.js';
import type { TakenAnticipation } from './request-anticipation.js';

/** What a seller does about an own anticipation: accepts a changed rate, which pays it, or takes it back. */
@Injectable()
export class AnswerAnticipation {
  constructor(
    private readonly anticipations: Anticipations,
    private readonly changes: AnticipationChanges,
    private readonly reauthentication: Reauthentication,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param fee what the seller saw, so that nobody accepts a rate that changed meanwhile
   * @throws Problem notFound; anticipationMoved, anticipationFeeChanged (409); validation (422): the password or the code. Nothing changed
   */
  async accept(
    ctx: TenantContext,
    session: Session,
    id: string,
    { fee, password, code }: { readonly fee: number } & Proof,
  ): Promise<TakenAnticipation> {
    await this.reauthentication.demand(ctx, session, { password, code });
    return this.transactions.run('acceptAnticipationRate', async (tx) => {
      const found = await this.own(ctx, tx, session, id);
      if (found.state === 'OFFERED' && found.fee !== fee) throw anticipationProblem('anticipationFeeChanged');
      const now = this.clock.now();
      // Of two people, who offered the rate is the first.
      const isFirst = found.state === 'OFFERED' && found.needsTwo;
      const led = await this.changes.lead(ctx, tx, found, isFirst ? 'acceptFirst' : 'accept', { now });
      if (found.state === 'OFFERED') await this.anticipations.accepted(ctx, tx, found, now);
      const [ended = led] = await this.changes.pay(ctx, tx, [led], now);
      return { id, state: ended.state };
    });
  }

  /** @throws Problem notFound; anticipationMoved (409) */
  async takeBack(ctx: TenantContext, session: Session, id: string): Promise<void> {
    await this.transactions.run('takeAnticipationBack', async (tx) => {
      const found = await this.own(ctx, tx, session, id);
      await this.changes.lead(ctx, tx, found, 'withdraw', { now: this.clock.now() });
    });
  }

  private async own(
    ctx: TenantContext,
    tx: EntityManager,
    { accountId }: Session,
    id: string,
  ): Promise<Anticipation> {
    const found = await this.anticipations.lock(ctx, tx, id);
    if (found?.sellerId !== accountId) throw runtimeProblem('notFound');
    return found;
  }
}
