import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { NO_PLATFORM } from '../../../database/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { Problem } from '../../../runtime/errors/index.js';
import { normalizeEmail } from '../domain/email-address.js';
import { identityProblem } from '../identity-problems.js';
import { PasskeyCheck, type PasskeyAnswer } from '../passkey-check.js';
import { verifyPassword } from '../passwords.js';
import { SecondFactorCheck } from '../second-factor-check.js';
import { SessionOpening, type OpenedSession, type Proving } from '../session-opening.js';
import { SignInLimits, type SignInAttempt } from '../sign-in-limits.js';
import { People, type SignInAccount } from '../store/people.js';
import { SecondFactors } from '../store/second-factors.js';
import type { SignInMethod } from '../store/sign-in-log.js';
import { RegisterSeller } from './register-seller.js';

export interface SignInInput {
  readonly area: Area;
  readonly email: string;
  /** In clear text; neither stored nor logged. */
  readonly password: string;
  /** Of the authenticator, or a recovery code; for people with a second factor. */
  readonly code?: string | undefined;
  /** Instead of the code. */
  readonly passkey?: PasskeyAnswer | undefined;
  readonly userAgent: string | null;
}

/** Uses up a second factor in the transaction that opens the session. */
type UseUp = (tx: EntityManager) => Promise<boolean>;

/**
 * Signs a person in to one area by password and, where they have one, a second factor. An unknown account costs the same time and gets
 * the same answer as a wrong password. Every attempt is recorded.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly limits: SignInLimits,
    private readonly people: People,
    private readonly registration: RegisterSeller,
    private readonly factors: SecondFactors,
    private readonly codes: SecondFactorCheck,
    private readonly passkeys: PasskeyCheck,
    private readonly opening: SessionOpening,
  ) {}

  /**
   * @param ctx bound to the platform of the host; to none for the master area
   * @throws Problem invalidCredentials (401), emailNotConfirmed (401), secondFactorRequired (401), wrongSecondFactor (401), signInLimited (429),
   * networkBlocked (403)
   */
  async signIn(ctx: Context, input: SignInInput): Promise<OpenedSession> {
    const attempt = attemptOf(ctx, input);
    const proving = { ...attempt, method: methodOf(input), userAgent: input.userAgent };
    await this.opening.refuseBlocked(proving);
    try {
      await this.limits.admit(attempt);
    } catch (error) {
      if (error instanceof Problem) await this.opening.record(proving, 'REFUSED', undefined);
      throw error;
    }
    const account = await this.people.find(attempt.platformId, input.area, attempt.email);
    const isRight = await verifyPassword(account?.passwordHash ?? null, input.password);
    if (!account || !isRight || account.isBlocked) {
      await this.opening.record(proving, 'WRONG', account?.id);
      throw identityProblem('invalidCredentials');
    }
    if (account.isUnconfirmed) {
      await this.limits.succeeded(attempt);
      await this.opening.record(proving, 'WRONG', account.id);
      const tenant = ctx.forPlatform(attempt.platformId);
      const registration = await this.registration.sendAgain(tenant, attempt.email, account.passwordHash);
      throw identityProblem('emailNotConfirmed', { members: { registration } });
    }
    const useUp = await this.secondFactor(proving, input, account);
    const signedIn = useUp && (await this.opening.open(ctx, proving, account, useUp));
    if (!signedIn) {
      await this.opening.record(proving, 'SECOND_FACTOR', account.id);
      throw identityProblem('wrongSecondFactor');
    }
    await this.limits.succeeded(attempt);
    return signedIn;
  }

  /**
   * How the second factor of the person is used up. Undefined: it is wrong.
   * @throws Problem secondFactorRequired: none was given
   */
  private async secondFactor(
    proving: Proving,
    { code = '', passkey }: SignInInput,
    { id: personId }: SignInAccount,
  ): Promise<UseUp | undefined> {
    const { platformId } = proving;
    const owner = { platformId, personId };
    const factor = await this.factors.find(owner);
    const isNeeded = factor?.isConfirmed === true || (await this.factors.hasPasskey(owner));
    if (!isNeeded) return () => Promise.resolve(true);
    if (passkey) {
      const proven = await this.passkeys.prove(
        platformId,
        await this.passkeys.named(platformId, passkey),
        passkey,
      );
      if (proven?.passkey.personId !== personId) return undefined;
      return (tx) => this.passkeys.use(tx, platformId, proven);
    }
    if (code !== '') return (tx) => this.codes.use(tx, owner, factor?.isConfirmed ? factor : undefined, code);
    // The password was right, so this is no failed attempt.
    await this.limits.succeeded(proving);
    await this.opening.record(proving, 'SECOND_FACTOR', personId);
    throw identityProblem('secondFactorRequired');
  }
}

function methodOf({ passkey, code = '' }: SignInInput): SignInMethod {
  if (passkey) return 'PASSWORD_PASSKEY';
  return code === '' ? 'PASSWORD' : 'PASSWORD_CODE';
}

const attemptOf = (ctx: Context, { area, email }: SignInInput): SignInAttempt => ({
  platformId: ctx.platformId ?? NO_PLATFORM,
  area,
  // A text that is no e-mail address belongs to no account; it is counted as it was typed.
  email: normalizeEmail(email) ?? email.trim().toLowerCase(),
  ip: ctx.ip,
});
