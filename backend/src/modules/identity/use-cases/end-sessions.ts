import type { EntityManager } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import { NO_PLATFORM, Transactions, sql, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { boundList, selectedIds, type BulkActionDto, type BulkResult } from '../../../runtime/lists/index.js';
import { AuditLog } from '../../audit/index.js';
import { Sessions } from '../store/sessions.js';

interface LoggedSignIn {
  readonly platformId: string;
  readonly area: Area;
  readonly personId: string | null;
  readonly sessionId: string | null;
}

const FIND = sql<{ id: string }>(
  'logged-sign-in',
  `select platform_id as "platformId", area, person_id as "personId", session_id as "sessionId" from sign_in_log where id = :id`,
);

/** Ends the session of a logged sign-in, or all sessions of its person in that area. For the master. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns how many sessions ended
   * @throws Problem notFound: there is no such sign-in, or nobody signed in
   */
  async end(
    ctx: Context,
    id: string,
    { isAll, reason }: { isAll: boolean; reason: string },
  ): Promise<number> {
    return this.transactions.run('endSessionsOfPerson', (tx) => this.endIn(tx, ctx, id, { isAll, reason }));
  }

  /**
   * Ends the sessions of the sign-ins that were selected in the session logs.
   * @returns how many sessions ended; those that had ended before are not counted
   * @throws Problem selectionChanged
   */
  async endSelected(ctx: Context, personId: string, selected: BulkActionDto): Promise<BulkResult> {
    const logs = boundList('master', 'session-logs');
    if (!logs) throw new Error('there are no session logs');
    return this.transactions.run('endSelectedSessions', async (tx) => {
      const scope = { platformId: null, personId, now: this.clock.now() };
      let done = 0;
      for (const id of await selectedIds(tx, logs, scope, selected))
        done += await this.endIn(tx, ctx, id, { isAll: false, reason: selected.reason });
      return { done };
    });
  }

  private async endIn(
    tx: EntityManager,
    ctx: Context,
    id: string,
    { isAll, reason }: { isAll: boolean; reason: string },
  ): Promise<number> {
    const [found] = await statement<LoggedSignIn>(tx, FIND({ id }));
    if (!found?.personId || !found.sessionId) throw runtimeProblem('notFound');
    const { platformId, area, personId, sessionId } = found;
    const owner = { platformId, area, personId, now: this.clock.now() };
    const ended = await this.sessions.end(tx, owner, isAll ? 'all' : { id: sessionId });
    const tenant = platformId === NO_PLATFORM ? ctx : ctx.forPlatform(platformId);
    this.audit.record(tenant, tx, {
      ...{ action: 'session.endedByMaster', subject: 'users', subjectId: personId, reason },
      after: { area, ended, session: isAll ? null : sessionId },
    });
    return ended;
  }
}
