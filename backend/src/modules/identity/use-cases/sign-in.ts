import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { NO_PLATFORM } from '../../../database/index.js';
import { ACTOR_OF_AREA } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Context } from '../../../runtime/context/index.js';
import { Problem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { normalizeEmail } from '../domain/email-address.js';
import { REMEMBERED_MS, mayBeRemembered } from '../domain/session-lifetimes.js';
import { newSessionToken, readSessionToken } from '../domain/session-token.js';
import { USER_AGENT_MAX_LENGTH } from '../domain/user-agent.js';
import { identityProblem } from '../identity-problems.js';
import { PasskeyCheck, type PasskeyAnswer } from '../passkey-check.js';
import { verifyPassword } from '../passwords.js';
import { SecondFactorCheck } from '../second-factor-check.js';
import { SessionOpening, type OpenedSession, type Proving } from '../session-opening.js';
import { SignInLimits, type SignInAttempt } from '../sign-in-limits.js';
import { People, type SignInAccount } from '../store/people.js';
import { RememberedDevices } from '../store/remembered-devices.js';
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
  /** Of a browser that is remembered: the second factor is skipped. One that is not known is no failed attempt. */
  readonly device?: string | undefined;
  /** This browser is remembered, where the person has a confirmed authenticator and enters the second factor. */
  readonly remember?: boolean;
  readonly userAgent: string | null;
}

/** What is used up in the transaction that opens the session. False: it was used or forgotten meanwhile. */
type UseUp = (tx: EntityManager) => Promise<boolean>;

interface SecondProof {
  readonly useUp: UseUp;
  readonly method: SignInMethod;
  /** Of the browser, which is remembered from now on. */
  readonly device?: string;
}

const NOT_NEEDED: SecondProof = { useUp: () => Promise.resolve(true), method: 'PASSWORD' };

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
    private readonly devices: RememberedDevices,
    private readonly opening: SessionOpening,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ctx bound to the platform of the host; to none for the master area
   * @throws Problem invalidCredentials (401), emailNotConfirmed (401), secondFactorRequired (401), wrongSecondFactor (401), signInLimited (429),
   * networkBlocked, addressNotAllowed (403)
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
    const second = await this.secondProof(ctx, proving, input, account);
    const proven = { ...proving, method: second?.method ?? proving.method };
    const signedIn = second && (await this.opening.open(ctx, proven, account, second.useUp));
    if (!signedIn) {
      await this.opening.record(proving, 'SECOND_FACTOR', account.id);
      throw identityProblem('wrongSecondFactor');
    }
    await this.limits.succeeded(attempt);
    return { ...signedIn, ...(second.device !== undefined && { device: second.device }) };
  }

  /**
   * The second factor of the person, or the browser on which they skip it. Undefined: it is wrong.
   * @throws Problem secondFactorRequired: none was given
   */
  private async secondProof(
    ctx: Context,
    proving: Proving,
    input: SignInInput,
    { id: personId }: SignInAccount,
  ): Promise<SecondProof | undefined> {
    const { code = '', passkey } = input;
    const { platformId, method } = proving;
    const owner = { platformId, personId };
    const factor = await this.factors.find(owner);
    const hasAuthenticator = factor?.isConfirmed === true;
    if (!hasAuthenticator && !(await this.factors.hasPasskey(owner))) return NOT_NEEDED;
    // Without an authenticator a proof is the password alone, so nothing stands behind a browser that skips the second factor.
    const canRemember = hasAuthenticator && mayBeRemembered(proving.area);
    const kept = (proof: SecondProof) =>
      canRemember && input.remember === true ? this.remembering(ctx, proving, personId, proof) : proof;
    if (passkey) {
      const proven = await this.passkeys.prove(
        platformId,
        await this.passkeys.named(platformId, passkey),
        passkey,
      );
      if (proven?.passkey.personId !== personId) return undefined;
      const useUp: UseUp = (tx) => this.passkeys.use(tx, platformId, proven);
      return kept({ useUp, method });
    }
    if (code !== '') {
      const confirmed = hasAuthenticator ? factor : undefined;
      const useUp: UseUp = (tx) => this.codes.use(tx, owner, confirmed, code);
      return kept({ useUp, method });
    }
    const known = canRemember ? await this.onKnownDevice(proving, input, personId) : undefined;
    if (known) return known;
    // The password was right, so this is no failed attempt.
    await this.limits.succeeded(proving);
    await this.opening.record(proving, 'SECOND_FACTOR', personId);
    throw identityProblem('secondFactorRequired', { members: { canRemember } });
  }

  private async onKnownDevice(
    { platformId, area }: Proving,
    { device = '' }: SignInInput,
    personId: string,
  ): Promise<SecondProof | undefined> {
    const read = readSessionToken(device);
    if (read?.platformId !== platformId) return undefined;
    const owner = { platformId, area, personId };
    const now = this.clock.now();
    if (!(await this.devices.isKnown(owner, read.digest, now))) return undefined;
    return { useUp: (tx) => this.devices.use(tx, owner, read.digest, now), method: 'PASSWORD_DEVICE' };
  }

  /** With the proof, the browser is remembered in the same transaction. */
  private remembering(
    ctx: Context,
    { platformId, area, ip, userAgent }: Proving,
    personId: string,
    proof: SecondProof,
  ): SecondProof {
    const { token, digest } = newSessionToken(platformId);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
    const seen = { ip, userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null };
    const device = { ...{ platformId, area, personId, digest, now, expiresAt }, ...seen, id: newId(now) };
    const useUp: UseUp = async (tx) => {
      if (!(await proof.useUp(tx))) return false;
      await this.devices.add(tx, device);
      const actor = { kind: ACTOR_OF_AREA[area], id: personId };
      this.audit.record(Context.of({ ...ctx, actor }), tx, {
        action: 'device.remembered',
        subject: 'remembered_devices',
        subjectId: device.id,
      });
      return true;
    };
    return { ...proof, useUp, device: token };
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
