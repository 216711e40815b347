import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { MailQueue } from '../../mail/index.js';
import { INVITATION_DAYS, invitationEnd } from '../domain/account-link-lifetimes.js';
import { passwordLink } from '../domain/password-link.js';
import { AccountLinks } from '../store/account-links.js';

interface Invitation {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly inviter: string;
  readonly origin: string;
  /** The area of staff unless another is named. */
  readonly area?: Area;
}

/** Invitations to an area: a link with which the person sets their first password. */
@Injectable()
export class Invitations {
  constructor(
    private readonly links: AccountLinks,
    private readonly mail: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** Adds the mail to the caller's transaction. Links of earlier invitations stop working. */
  async send(
    ctx: TenantContext,
    tx: EntityManager,
    { id, name, email, inviter, origin, area = 'admin' }: Invitation,
  ): Promise<void> {
    const now = this.clock.now();
    const owner = { platformId: ctx.platformId, area, personId: id };
    await this.links.voidAll(tx, owner, now);
    const link = { ...owner, purpose: 'INVITATION' as const, now, expiresAt: invitationEnd(now) };
    const token = await this.links.add(tx, link);
    await this.mail.add(tx, {
      ...{ platformId: ctx.platformId, kind: 'invitation', to: email, locale: ctx.locale },
      values: { name, inviter, link: passwordLink(origin, area, token), days: INVITATION_DAYS },
    });
  }
}
