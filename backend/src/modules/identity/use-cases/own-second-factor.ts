import { Injectable } from '@nestjs/common';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { authenticatorAddress, newAuthenticatorSecret } from '../authenticator.js';
import { newRecoveryCodes } from '../domain/recovery-code.js';
import { identityProblem, wrongCodeTexts } from '../identity-problems.js';
import { Reauthentication } from '../reauthentication.js';
import { SecondFactorCheck } from '../second-factor-check.js';
import { People } from '../store/people.js';
import { SecondFactors, type FactorState } from '../store/second-factors.js';
import { Sessions } from '../store/sessions.js';

/** What an authenticator app needs. Shown once. */
export interface PreparedFactor {
  readonly secret: string;
  readonly address: string;
}

/** The second factor of the signed-in person. Changes need the password again. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly people: People,
    private readonly check: SecondFactorCheck,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  show(session: Session): Promise<FactorState> {
    return this.factors.state(ownerOf(session));
  }

  /**
   * Prepares an authenticator; it counts when it is confirmed by a code.
   * @param issuer the name that the app shows
   * @throws Problem validation (422): wrong password; secondFactorActive (409); signInLimited (429)
   */
  async prepare(ctx: Context, session: Session, password: string, issuer: string): Promise<PreparedFactor> {
    await this.reauthentication.demandPassword(ctx, session, password);
    const secret = await newAuthenticatorSecret();
    await this.transactions.run('prepareSecondFactor', async (tx) => {
      const isNew = await this.factors.prepare(tx, ownerOf(session), secret, this.clock.now());
      if (!isNew) throw identityProblem('secondFactorActive');
    });
    return { secret, address: await authenticatorAddress(secret, issuer, session.person.email) };
  }

  /**
   * Confirms the authenticator. Every other session of the person in this area ends, and this one gets another token.
   * @returns the recovery codes and the token, which nobody can read again
   * @throws Problem validation (422): wrong code; secondFactorActive (409)
   */
  async confirm(
    ctx: Context,
    session: Session,
    code: string,
  ): Promise<{ recoveryCodes: string[]; token: string }> {
    const owner = ownerOf(session);
    const factor = await this.factors.find(owner);
    if (!factor || factor.isConfirmed) throw identityProblem('secondFactorActive');
    const step = await this.check.stepOf(factor.secret, code);
    if (step === undefined) throw wrongCode();
    const { codes, digests } = newRecoveryCodes(owner.personId);
    const token = await this.transactions.run('confirmSecondFactor', async (tx) => {
      const now = this.clock.now();
      await this.people.lock(tx, { ...owner, area: session.area });
      if (!(await this.factors.confirm(tx, owner, { step, digests, now })))
        throw identityProblem('secondFactorActive');
      this.audit.record(ctx, tx, {
        action: 'secondFactor.added',
        subject: 'users',
        subjectId: owner.personId,
      });
      return await this.sessions.renewOnly(tx, { ...owner, area: session.area, now }, session.id);
    });
    return { recoveryCodes: codes, token };
  }

  /**
   * Removes the second factor.
   * @throws Problem validation (422): wrong password or code; notFound: there is none; signInLimited (429)
   */
  async remove(
    ctx: Context,
    session: Session,
    { password, code }: { password: string; code: string },
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, { password, code });
    const owner = ownerOf(session);
    const factor = await this.factors.find(owner);
    if (!factor?.isConfirmed) throw runtimeProblem('notFound');
    await this.transactions.run('removeSecondFactor', async (tx) => {
      await this.people.lock(tx, { ...owner, area: session.area });
      await this.factors.remove(tx, owner);
      this.audit.record(ctx, tx, {
        action: 'secondFactor.removed',
        subject: 'users',
        subjectId: owner.personId,
      });
    });
  }
}

const ownerOf = ({ platformId, person }: Session) => ({
  platformId: platformId ?? NO_PLATFORM,
  personId: person.id,
});

const wrongCode = (): Error => runtimeProblem('validation', { errors: { code: [wrongCodeTexts] } });
