import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import { NO_PLATFORM, Transactions, sql, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
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
    return this.transactions.run('endSessionsOfPerson', async (tx) => {
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
    });
  }
}
