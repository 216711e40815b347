import { Injectable } from '@nestjs/common';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Sessions, type ListedSession } from '../store/sessions.js';

/** The active sessions of the signed-in person in their area: lists them and ends them. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  list(session: Session): Promise<ListedSession[]> {
    return this.sessions.list(this.personOf(session));
  }

  /** Ends one session. @throws Problem notFound: the person has no active session of this id in this area */
  async end(ctx: Context, session: Session, id: string): Promise<void> {
    const ended = await this.endThose(ctx, session, { id });
    if (ended === 0) throw runtimeProblem('notFound');
  }

  /** Ends every session but the present one. Returns how many. */
  endOthers(ctx: Context, session: Session): Promise<number> {
    return this.endThose(ctx, session, { except: session.id });
  }

  private endThose(
    ctx: Context,
    session: Session,
    which: { id: string } | { except: string },
  ): Promise<number> {
    return this.transactions.run('endSessions', async (tx) => {
      const ended = await this.sessions.end(tx, this.personOf(session), which);
      if (ended > 0)
        this.audit.record(ctx, tx, { action: 'session.ended', subject: 'sessions', after: which });
      return ended;
    });
  }

  private personOf({ platformId, area, person }: Session) {
    return {
      platformId: platformId ?? NO_PLATFORM,
      ...{ personId: person.id, area, now: this.clock.now() },
    };
  }
}
