import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { People } from '../store/people.js';
import { RememberedDevices, forgetDevices, type ListedDevice } from '../store/remembered-devices.js';
import { Sessions, type ListedSession } from '../store/sessions.js';

/** The active sessions of the signed-in person in their area: lists them, proves and ends them. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly remembered: RememberedDevices,
    private readonly people: People,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The areas in which the person has an account, by the e-mail address. Staff have one. */
  async areas({ area, platformId, person }: Session): Promise<Area[]> {
    if (platformId === null || (area !== 'seller' && area !== 'customer')) return [area];
    const found = await this.people.areasOf(platformId, person.email);
    return found.filter((one) => one === 'seller' || one === 'customer');
  }

  list(session: Session): Promise<ListedSession[]> {
    return this.sessions.list(this.personOf(session));
  }

  /**
   * Proves who the person is; for some minutes the session then makes sensitive changes.
   * @throws Problem validation (422): wrong password or code; signInLimited (429). The session is as it was
   */
  async prove(ctx: Context, session: Session, proof: Proof): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('recordProof', async (tx) => {
      this.audit.record(ctx, tx, {
        action: 'session.proved',
        subject: 'sessions',
        subjectId: session.id,
      });
      return Promise.resolve();
    });
  }

  /** The browsers on which the person skips the second factor. */
  devices(session: Session): Promise<ListedDevice[]> {
    const { platformId, area, personId, now } = this.personOf(session);
    return this.remembered.list({ platformId, area, personId }, now);
  }

  /** The second factor is asked for on that browser again. @throws Problem notFound: the person has no such browser in this area */
  async forgetDevice(ctx: Context, session: Session, id: string): Promise<void> {
    await this.transactions.run('forgetDevice', async (tx) => {
      if (!(await this.remembered.remove(tx, this.personOf(session), id))) throw runtimeProblem('notFound');
      const about = { subject: 'remembered_devices', subjectId: id };
      this.audit.record(ctx, tx, { action: 'device.forgotten', ...about });
    });
  }

  /** Ends one session. @throws Problem notFound: the person has no active session of this id in this area */
  async end(ctx: Context, session: Session, id: string): Promise<void> {
    const ended = await this.endThose(ctx, session, { id });
    if (ended === 0) throw runtimeProblem('notFound');
  }

  /** Ends every session but the present one, and forgets the browsers. Returns how many sessions ended. */
  endOthers(ctx: Context, session: Session): Promise<number> {
    return this.endThose(ctx, session, { except: session.id });
  }

  private endThose(
    ctx: Context,
    session: Session,
    which: { id: string } | { except: string },
  ): Promise<number> {
    return this.transactions.run('endSessions', async (tx) => {
      const person = this.personOf(session);
      // Recorded also where no other session is left that ends.
      const forgotten = 'except' in which ? await forgetDevices(tx, person) : 0;
      if (forgotten > 0)
        this.audit.record(ctx, tx, {
          action: 'device.forgotten',
          subject: 'remembered_devices',
          after: { forgotten },
        });
      const ended = await this.sessions.end(tx, person, which);
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
