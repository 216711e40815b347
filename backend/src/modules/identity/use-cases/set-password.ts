import { Injectable } from '@nestjs/common';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import { ACTOR_OF_AREA } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { MailQueue } from '../../mail/index.js';
import { identityProblem, passwordTexts } from '../identity-problems.js';
import { hashPassword, passwordProblem } from '../passwords.js';
import { AccountLinks, PASSWORD_LINKS, type FoundLink } from '../store/account-links.js';
import { EmailConfirmations } from '../store/email-confirmations.js';
import { People, type Person } from '../store/people.js';
import { Sessions } from '../store/sessions.js';

export interface NewPassword {
  /** From the link. */
  readonly token: string;
  /** In clear text; only its hash is stored. */
  readonly password: string;
}

/**
 * Sets a password by a link: after a recovery, or for a new account, which becomes active. The link works once, every other link and code
 * of the person stops working, and all their sessions end.
 */
@Injectable()
export class SetPassword {
  constructor(
    private readonly links: AccountLinks,
    private readonly confirmations: EmailConfirmations,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ctx bound to the platform of the host; to none at the host of the masters
   * @throws Problem linkInvalid (410): the link was used, has expired or belongs to another platform; validation (422): the password is
   *   refused; nothing was changed, and the link still works
   */
  async set(ctx: Context, { token, password }: NewPassword): Promise<void> {
    const link = await this.links.find(token, PASSWORD_LINKS, this.clock.now());
    const person = link && isOfHost(ctx, link) ? await this.people.byId(link) : undefined;
    if (!link || !person || person.isBlocked) throw identityProblem('linkInvalid');
    const problem = await passwordProblem(password, [person.name, person.email]);
    if (problem) throw runtimeProblem('validation', { errors: { password: [passwordTexts(problem)] } });
    const passwordHash = await hashPassword(password);
    await this.transactions.run('setPassword', async (tx) => {
      const now = this.clock.now();
      // Somebody may have used the link while the password was hashed.
      if (!(await this.links.use(tx, token, now))) throw identityProblem('linkInvalid');
      await this.people.setPassword(tx, { ...link, passwordHash });
      await this.links.voidAll(tx, link, now);
      await this.confirmations.voidAll(tx, link, now);
      await this.sessions.end(tx, { ...link, now }, 'all');
      await this.mail.add(tx, noticeTo(ctx, link, person));
      const actor = { kind: ACTOR_OF_AREA[link.area], id: link.personId };
      const changed = { action: 'password.changed', subject: 'users', subjectId: link.personId };
      this.audit.record(Context.of({ ...ctx, actor }), tx, { ...changed, reason: link.purpose });
    });
  }
}

/** A link of a platform works at the host of that platform; one of a master at the host of the masters. */
const isOfHost = (ctx: Context, { platformId }: FoundLink): boolean =>
  platformId === (ctx.platformId ?? NO_PLATFORM);

const noticeTo = (ctx: Context, { platformId }: FoundLink, { name, email }: Person) =>
  ({ platformId, kind: 'passwordChanged', to: email, locale: ctx.locale, values: { name } }) as const;
