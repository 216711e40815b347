import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import { NO_PLATFORM } from '../../../database/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { Problem } from '../../../runtime/errors/index.js';
import { identityProblem } from '../identity-problems.js';
import { PasskeyCheck, type PasskeyAnswer } from '../passkey-check.js';
import { SessionOpening, type OpenedSession } from '../session-opening.js';
import { SignInLimits } from '../sign-in-limits.js';
import { People } from '../store/people.js';
import type { PasskeyOptions } from '../webauthn.js';

export interface PasskeySignInInput extends PasskeyAnswer {
  /** Where the person may sign in. The passkey says which of them it is. */
  readonly areas: readonly Area[];
  readonly userAgent: string | null;
}

/**
 * Signs a person in by a passkey alone, which proves two things: that they have the device, and that the device knows them. Whatever is
 * wrong gets the answer of a wrong password.
 */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly limits: SignInLimits,
    private readonly people: People,
    private readonly passkeys: PasskeyCheck,
    private readonly opening: SessionOpening,
  ) {}

  /**
   * What the browser needs to ask for a passkey.
   * @param ctx bound to the platform of the host; to none for the master area
   * @throws Problem noPasskeysHere (409): the address is no domain
   */
  async ask(ctx: Context, origin: string): Promise<{ token: string; options: PasskeyOptions }> {
    const asked = await this.passkeys.ask(ctx.platformId ?? NO_PLATFORM, origin);
    if (!asked) throw identityProblem('noPasskeysHere');
    return asked;
  }

  /**
   * @param ctx bound to the platform of the host; to none for the master area
   * @throws Problem invalidCredentials (401), signInLimited (429), networkBlocked, addressNotAllowed (403)
   */
  async signIn(ctx: Context, input: PasskeySignInInput): Promise<OpenedSession & { readonly area: Area }> {
    const platformId = ctx.platformId ?? NO_PLATFORM;
    const named = await this.passkeys.named(platformId, input);
    const passkey = named && input.areas.includes(named.area) ? named : undefined;
    const account = passkey && (await this.people.account({ ...passkey, platformId }));
    const area = passkey?.area ?? input.areas[0] ?? 'seller';
    // Attempts with an unknown passkey are counted together; those with a known one at its account.
    const attempt = { platformId, area, email: account?.email ?? 'unknown passkey', ip: ctx.ip };
    const proving = { ...attempt, method: 'PASSKEY', userAgent: input.userAgent } as const;
    await this.opening.refuseBlocked(proving);
    try {
      await this.limits.admit(attempt);
    } catch (error) {
      if (error instanceof Problem) await this.opening.record(proving, 'REFUSED', undefined);
      throw error;
    }
    const proven = await this.passkeys.prove(platformId, passkey, input);
    const mayEnter = proven && account && !account.isBlocked && !account.isUnconfirmed;
    const signedIn = mayEnter
      ? await this.opening.open(ctx, proving, account, (tx) => this.passkeys.use(tx, platformId, proven))
      : undefined;
    if (!signedIn) {
      await this.opening.record(proving, 'WRONG', account?.id);
      throw identityProblem('invalidCredentials');
    }
    await this.limits.succeeded(attempt);
    return { ...signedIn, area };
  }
}
