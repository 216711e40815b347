import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/index.js';
import { ACTOR_OF_AREA } from '../../runtime/access/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { Context } from '../../runtime/context/index.js';
import { Problem } from '../../runtime/errors/index.js';
import { newId } from '../../runtime/ids/index.js';
import { AuditLog } from '../audit/index.js';
import { isStaffAddress } from '../platforms/index.js';
import { flagsOf } from './domain/areas-of-roles.js';
import { sessionEnd } from './domain/session-lifetimes.js';
import { identityProblem } from './identity-problems.js';
import { newSessionToken } from './domain/session-token.js';
import { SignInLimits, type SignInAttempt } from './sign-in-limits.js';
import { People, type SignInAccount } from './store/people.js';
import { USER_AGENT_MAX_LENGTH } from './domain/user-agent.js';
import { BlockedNetworks } from './store/blocked-networks.js';
import { StaffAddresses } from './store/staff-addresses.js';
import { Sessions } from './store/sessions.js';
import { SignInLog, type SignInMethod, type SignInResult } from './store/sign-in-log.js';

/** A password on a browser that is remembered is no proof for a sensitive change. */
const NEVER = new Date(0);

/** A new session. The token is shown here only: the database holds its digest. */
export interface OpenedSession {
  readonly token: string;
  /** The browser skips the second factor with it. Left out: it is not remembered. Shown here only, too. */
  readonly device?: string;
  readonly expiresAt: Date;
  readonly user: {
    readonly id: string;
    readonly role: string;
    readonly name: string;
    readonly flags: readonly string[];
  };
}

/** An attempt, how it proves who the person is, and with which browser. */
export interface Proving extends SignInAttempt {
  readonly method: SignInMethod;
  readonly userAgent: string | null;
}

/** Every sign-in ends here: it opens the session, or records why it did not. */
@Injectable()
export class SessionOpening {
  constructor(
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly log: SignInLog,
    private readonly networks: BlockedNetworks,
    private readonly addresses: StaffAddresses,
    private readonly limits: SignInLimits,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session for a person who has proved who they are.
   * @param useUp records the use of the second factor; false: it was used a moment ago, and no session is opened
   * @throws Problem addressNotAllowed (403)
   */
  async open(
    ctx: Context,
    proving: Proving,
    account: SignInAccount,
    useUp: (tx: EntityManager) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<OpenedSession | undefined> {
    const { platformId, area, ip } = proving;
    const isHere = await this.isHere(proving);
    const now = this.clock.now();
    const expiresAt = sessionEnd(area, now);
    const { token, digest } = newSessionToken(platformId);
    const { id: personId, role, name } = account;
    const id = newId(now);
    const userAgent = shortened(proving.userAgent);
    const session = { id, platformId, area, personId, digest, ip, userAgent, now, expiresAt };
    const open = this.transactions.run('signIn', async (tx) => {
      if (!(await useUp(tx))) return false;
      // Rolled back: nothing of the proof is used up.
      if (!isHere) throw identityProblem('addressNotAllowed');
      await this.sessions.add(tx, {
        ...session,
        ...(proving.method === 'PASSWORD_DEVICE' && { provedAt: NEVER }),
        impersonator: null,
      });
      await this.people.signedIn(tx, { platformId, id: personId, now, locale: ctx.locale });
      await this.log.addIn(tx, { ...this.entry(proving, 'OK', personId), sessionId: id });
      const actor = { kind: ACTOR_OF_AREA[area], id: personId };
      this.audit.record(Context.of({ ...ctx, actor }), tx, {
        ...{ action: 'session.opened', subject: 'sessions', subjectId: id },
        after: { area, method: proving.method },
      });
      return true;
    });
    const isOpen = isHere ? await open : await this.refusedElsewhere(open, proving, personId);
    if (!isOpen) return undefined;
    return {
      token,
      expiresAt,
      user: { id: personId, role, name, flags: [...flagsOf(role, account.flags)] },
    };
  }

  /** @throws Problem networkBlocked (403): the attempt is recorded; neither password nor passkey is looked at */
  async refuseBlocked(proving: Proving): Promise<void> {
    if (!(await this.networks.isBlocked(proving.ip, this.clock.now()))) return;
    await this.record(proving, 'BLOCKED', undefined);
    throw identityProblem('networkBlocked');
  }

  private async isHere({ area, platformId, ip }: Proving): Promise<boolean> {
    return area !== 'admin' || isStaffAddress(await this.addresses.of(platformId), ip);
  }

  /**
   * Only who has proved who they are learns that the address is the reason. It is no failed attempt.
   * @returns false where the proof was wrong
   * @throws Problem addressNotAllowed (403): the attempt is recorded
   */
  private async refusedElsewhere(open: Promise<boolean>, proving: Proving, personId: string): Promise<false> {
    try {
      await open;
      return false;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'addressNotAllowed')) throw error;
      await this.limits.succeeded(proving);
      await this.record(proving, 'BLOCKED', personId);
      throw error;
    }
  }

  /** Records an attempt that opened no session. */
  record(proving: Proving, result: SignInResult, personId: string | undefined): Promise<void> {
    return this.log.add(this.entry(proving, result, personId ?? null));
  }

  private entry(
    { platformId, area, ip, method, userAgent }: Proving,
    result: SignInResult,
    personId: string | null,
  ) {
    const now = this.clock.now();
    return {
      ...{ id: newId(now), platformId, area, ip, result, method, now, personId, sessionId: null },
      userAgent: shortened(userAgent),
    };
  }
}

const shortened = (userAgent: string | null): string | null =>
  userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null;
