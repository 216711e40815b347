import { Injectable } from '@nestjs/common';
import { NO_PLATFORM } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Sessions, type ListedSession } from '../store/sessions.js';

/** The active sessions of the signed-in person in their area: lists them and ends them. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  list(session: Session): Promise<ListedSession[]> {
    return this.sessions.list(this.personOf(session));
  }

  /** Ends one session. @throws Problem notFound: the person has no active session of this id in this area */
  async end(session: Session, id: string): Promise<void> {
    const ended = await this.sessions.end(this.personOf(session), { id });
    if (ended === 0) throw runtimeProblem('notFound');
  }

  /** Ends every session but the present one. Returns how many. */
  endOthers(session: Session): Promise<number> {
    return this.sessions.end(this.personOf(session), { except: session.id });
  }

  private personOf({ platformId, area, person }: Session) {
    return {
      platformId: platformId ?? NO_PLATFORM,
      ...{ personId: person.id, area, now: this.clock.now() },
    };
  }
}
