import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import { Admission } from '../../../runtime/admission/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { MailQueue } from '../../mail/index.js';
import { RECOVERY_MINUTES, recoveryEnd } from '../domain/account-link-lifetimes.js';
import { passwordLink } from '../domain/password-link.js';
import { normalizeEmail } from '../domain/email-address.js';
import { RecoveryLimits } from '../recovery-limits.js';
import { AccountLinks } from '../store/account-links.js';
import { People } from '../store/people.js';

export interface RecoveryRequest {
  readonly area: Area;
  readonly email: string;
  /** Where the person asked: the link leads there. */
  readonly origin: string;
}

/** Every answer takes so long, whether an account exists or not. */
const ANSWER_AFTER_MS = 400;

/** Sends a link to set a new password. The answer is the same for an unknown account, and takes as long. */
@Injectable()
export class RequestRecovery {
  constructor(
    private readonly limits: RecoveryLimits,
    private readonly people: People,
    private readonly links: AccountLinks,
    private readonly mail: MailQueue,
    private readonly transactions: Transactions,
    private readonly admission: Admission,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ctx bound to the platform of the host; to none for the master area
   * @throws Problem recoveryLimited (429): too many requests of this client
   */
  async request(ctx: Context, request: RecoveryRequest): Promise<void> {
    const platformId = ctx.platformId ?? NO_PLATFORM;
    const email = normalizeEmail(request.email);
    const isAllowed = await this.limits.admit({
      platformId,
      area: request.area,
      email: email ?? '',
      ip: ctx.ip,
    });
    const answerAt = performance.now() + ANSWER_AFTER_MS;
    if (isAllowed && email !== undefined) await this.send(ctx, platformId, email, request);
    await this.admission.whileOutside(() => sleep(Math.max(0, answerAt - performance.now())));
  }

  private async send(
    ctx: Context,
    platformId: string,
    email: string,
    { area, origin }: RecoveryRequest,
  ): Promise<void> {
    const account = await this.people.find(platformId, area, email);
    if (!account || account.isBlocked) return;
    await this.transactions.run('requestRecovery', async (tx) => {
      const now = this.clock.now();
      const owner = { platformId, area, personId: account.id };
      const token = await this.links.add(tx, {
        ...owner,
        purpose: 'RECOVERY',
        now,
        expiresAt: recoveryEnd(now),
      });
      await this.mail.add(tx, {
        ...{ platformId, kind: 'passwordRecovery', to: email, locale: ctx.locale },
        values: { name: account.name, link: passwordLink(origin, area, token), minutes: RECOVERY_MINUTES },
      });
    });
  }
}
