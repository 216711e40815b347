import { Injectable } from '@nestjs/common';
import { NO_PLATFORM, Transactions } from '../../database/index.js';
import type { Session } from '../../runtime/access/index.js';
import { Clock } from '../../runtime/clock/index.js';
import type { Context } from '../../runtime/context/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { wrongCodeTexts, wrongPasswordTexts } from './identity-problems.js';
import { verifyPassword } from './passwords.js';
import { SecondFactorCheck } from './second-factor-check.js';
import { SignInLimits, type SignInAttempt } from './sign-in-limits.js';
import { People } from './store/people.js';
import { SecondFactors, type FactorOwner, type SecondFactor } from './store/second-factors.js';
import { Sessions } from './store/sessions.js';

/** What a signed-in person enters again before something sensitive. */
export interface Proof {
  readonly password: string;
  /** The code of the second factor; needed by people who have one. */
  readonly code?: string | undefined;
}

/**
 * Asks a signed-in person for the password again. Attempts are counted like attempts to sign in: a session that was left open is no
 * place to guess the password.
 */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly people: People,
    private readonly factors: SecondFactors,
    private readonly check: SecondFactorCheck,
    private readonly limits: SignInLimits,
    private readonly sessions: Sessions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * The proof also counts for what needs a recent one.
   * @throws Problem validation (422): wrong password or code; signInLimited (429)
   */
  async demand(ctx: Context, session: Session, { password, code }: Proof): Promise<void> {
    const attempt = await this.checkPassword(ctx, session, password);
    const owner = { platformId: session.platformId ?? NO_PLATFORM, personId: session.person.id };
    const factor = await this.factors.find(owner);
    // A wrong code counts like a wrong password: it is no place to guess the code either.
    if (factor?.isConfirmed) await this.demandCode(owner, factor, code);
    await this.limits.succeeded(attempt);
    await this.sessions.proved({ platformId: owner.platformId, id: session.id, now: this.clock.now() });
  }

  private async demandCode(
    owner: FactorOwner,
    factor: SecondFactor,
    code: string | undefined,
  ): Promise<void> {
    await this.transactions.run('demandSecondFactor', async (tx) => {
      if (code === undefined || !(await this.check.use(tx, owner, factor, code)))
        throw runtimeProblem('validation', { errors: { code: [wrongCodeTexts] } });
    });
  }

  /** @throws Problem validation (422): wrong password; signInLimited (429) */
  async demandPassword(ctx: Context, session: Session, password: string): Promise<void> {
    await this.limits.succeeded(await this.checkPassword(ctx, session, password));
  }

  /** The attempt stays counted until it succeeded. @throws as {@link demandPassword} */
  private async checkPassword(
    ctx: Context,
    { area, platformId, person }: Session,
    password: string,
  ): Promise<SignInAttempt> {
    const tenant = platformId ?? NO_PLATFORM;
    const attempt = { platformId: tenant, area, email: person.email, ip: ctx.ip };
    await this.limits.admit(attempt);
    const hash = await this.people.passwordHash({ platformId: tenant, area, personId: person.id });
    if (!(await verifyPassword(hash, password)))
      throw runtimeProblem('validation', { errors: { password: [wrongPasswordTexts] } });
    return attempt;
  }
}
