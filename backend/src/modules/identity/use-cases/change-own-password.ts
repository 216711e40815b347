import { Injectable } from '@nestjs/common';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { MailQueue } from '../../mail/index.js';
import { passwordTexts, wrongPasswordTexts } from '../identity-problems.js';
import { hashPassword, passwordProblem } from '../passwords.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { AccountLinks } from '../store/account-links.js';
import { People } from '../store/people.js';
import { Sessions } from '../store/sessions.js';

/**
 * Changes the password of the signed-in person, who enters the present one again, and the code of the second factor. As after a recovery
 * every link stops working and the person is told by mail; every other session ends, and this one gets another token.
 */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly people: People,
    private readonly links: AccountLinks,
    private readonly sessions: Sessions,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the token, which nobody can read again
   * @throws Problem validation (422): wrong password or code, or the new password is refused; signInLimited (429). Nothing was changed
   */
  async change(
    ctx: Context,
    session: Session,
    { newPassword, ...proof }: Proof & { readonly newPassword: string },
  ): Promise<string> {
    const { id: personId, name, email } = session.person;
    // First, so that a refusal uses up no code.
    const problem = await passwordProblem(newPassword, [name, email]);
    if (problem) throw runtimeProblem('validation', { errors: { newPassword: [passwordTexts(problem)] } });
    const platformId = session.platformId ?? NO_PLATFORM;
    const owner = { platformId, area: session.area, personId };
    const from = await this.people.passwordHash(owner);
    await this.reauthentication.demand(ctx, session, proof);
    const passwordHash = await hashPassword(newPassword);
    return await this.transactions.run('changeOwnPassword', async (tx) => {
      const now = this.clock.now();
      // The person may have set another password by a link meanwhile: that one stays.
      if (!(await this.people.setPassword(tx, { ...owner, passwordHash, from })))
        throw runtimeProblem('validation', { errors: { password: [wrongPasswordTexts] } });
      await this.links.voidAll(tx, owner, now);
      const notice = { platformId, kind: 'passwordChanged', to: email, locale: ctx.locale } as const;
      await this.mail.add(tx, { ...notice, values: { name } });
      this.audit.record(ctx, tx, { action: 'password.changed', subject: 'users', subjectId: personId });
      return await this.sessions.renewOnly(tx, { ...owner, now }, session.id);
    });
  }
}
