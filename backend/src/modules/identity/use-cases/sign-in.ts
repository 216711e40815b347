import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { ACTOR_OF_AREA } from '../../../runtime/access/index.js';
import { Context } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { Problem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { flagsOf } from '../domain/areas-of-roles.js';
import { normalizeEmail } from '../domain/email-address.js';
import { sessionEnd } from '../domain/session-lifetimes.js';
import { newSessionToken } from '../domain/session-token.js';
import { identityProblem } from '../identity-problems.js';
import { verifyPassword } from '../passwords.js';
import { SignInLimits, type SignInAttempt } from '../sign-in-limits.js';
import { People, type SignInAccount } from '../store/people.js';
import { SecondFactorCheck } from '../second-factor-check.js';
import { SecondFactors, type SecondFactor } from '../store/second-factors.js';
import { RegisterSeller } from './register-seller.js';
import { Sessions } from '../store/sessions.js';
import { SignInLog, type SignInResult } from '../store/sign-in-log.js';

export interface SignInInput {
  readonly area: Area;
  readonly email: string;
  /** In clear text; neither stored nor logged. */
  readonly password: string;
  /** Of the authenticator, or a recovery code; needed by people with a second factor. */
  readonly code?: string | undefined;
  readonly userAgent: string | null;
}

/** A new session. The token is shown here only: the database holds its digest. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
  readonly user: {
    readonly id: string;
    readonly role: string;
    readonly name: string;
    readonly flags: readonly string[];
  };
}

const USER_AGENT_MAX_LENGTH = 400;

/**
 * Signs a person in to one area. An unknown account costs the same time and gets the same answer as a wrong password. Every attempt
 * is recorded.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly limits: SignInLimits,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly log: SignInLog,
    private readonly registration: RegisterSeller,
    private readonly factors: SecondFactors,
    private readonly check: SecondFactorCheck,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ctx bound to the platform of the host; to none for the master area
   * @throws Problem invalidCredentials (401), emailNotConfirmed (401), secondFactorRequired (401), wrongSecondFactor (401), signInLimited (429)
   */
  async signIn(ctx: Context, input: SignInInput): Promise<OpenedSession> {
    const attempt = attemptOf(ctx, input);
    try {
      await this.limits.admit(attempt);
    } catch (error) {
      if (error instanceof Problem) await this.record(attempt, input, 'REFUSED', undefined);
      throw error;
    }
    const account = await this.people.find(attempt.platformId, input.area, attempt.email);
    const isRight = await verifyPassword(account?.passwordHash ?? null, input.password);
    if (!account || !isRight || account.isBlocked) {
      await this.record(attempt, input, 'WRONG', account);
      throw identityProblem('invalidCredentials');
    }
    if (account.isUnconfirmed) {
      await this.limits.succeeded(attempt);
      await this.record(attempt, input, 'WRONG', account);
      await this.registration.sendAgain(ctx.forPlatform(attempt.platformId), attempt.email);
      throw identityProblem('emailNotConfirmed');
    }
    const owner = { platformId: attempt.platformId, personId: account.id };
    const factor = await this.factors.find(owner);
    const code = factor?.isConfirmed ? { factor, text: input.code ?? '' } : undefined;
    if (code && code.text === '') {
      // The password was right, so this is no failed attempt.
      await this.limits.succeeded(attempt);
      await this.record(attempt, input, 'SECOND_FACTOR', account);
      throw identityProblem('secondFactorRequired');
    }
    const signedIn = await this.open(ctx, attempt, input, account, code);
    if (!signedIn) {
      await this.record(attempt, input, 'SECOND_FACTOR', account);
      throw identityProblem('wrongSecondFactor');
    }
    await this.limits.succeeded(attempt);
    return signedIn;
  }

  private async open(
    ctx: Context,
    attempt: SignInAttempt,
    input: SignInInput,
    account: SignInAccount,
    code: { readonly factor: SecondFactor; readonly text: string } | undefined,
  ): Promise<OpenedSession | undefined> {
    const { platformId, area, ip } = attempt;
    const now = this.clock.now();
    const expiresAt = sessionEnd(area, now);
    const { token, digest } = newSessionToken(platformId);
    const id = newId(now);
    const userAgent = input.userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null;
    const session = {
      id,
      platformId,
      area,
      personId: account.id,
      digest,
      ip,
      userAgent,
      now,
      expiresAt,
      impersonator: null,
    };
    const isOpen = await this.transactions.run('signIn', async (tx) => {
      const owner = { platformId, personId: account.id };
      if (code && !(await this.check.use(tx, owner, code.factor, code.text))) return false;
      await this.sessions.add(tx, session);
      await this.people.signedIn(tx, { platformId, id: account.id, now });
      await this.log.addIn(tx, { ...this.entry(attempt, input, 'OK', account), sessionId: id });
      const actor = { kind: ACTOR_OF_AREA[area], id: account.id };
      const signedIn = { action: 'session.opened', subject: 'sessions', subjectId: id, after: { area } };
      this.audit.record(Context.of({ ...ctx, actor }), tx, signedIn);
      return true;
    });
    if (!isOpen) return undefined;
    const { id: personId, role, name } = account;
    return { token, expiresAt, user: { id: personId, role, name, flags: [...flagsOf(role, account.flags)] } };
  }

  private record(
    attempt: SignInAttempt,
    input: SignInInput,
    result: SignInResult,
    account: SignInAccount | undefined,
  ): Promise<void> {
    return this.log.add(this.entry(attempt, input, result, account));
  }

  private entry(
    { platformId, area, ip }: SignInAttempt,
    { userAgent }: SignInInput,
    result: SignInResult,
    account: SignInAccount | undefined,
  ) {
    const now = this.clock.now();
    return {
      ...{ id: newId(now), platformId, area, ip, result, now, sessionId: null },
      personId: account?.id ?? null,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
    };
  }
}

const attemptOf = (ctx: Context, { area, email }: SignInInput): SignInAttempt => ({
  platformId: ctx.platformId ?? NO_PLATFORM,
  area,
  // A text that is no e-mail address belongs to no account; it is counted as it was typed.
  email: normalizeEmail(email) ?? email.trim().toLowerCase(),
  ip: ctx.ip,
});
