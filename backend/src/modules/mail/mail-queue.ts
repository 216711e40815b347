import { Injectable } from '@nestjs/common';
import type { Locale } from '@guiche/i18n';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../runtime/clock/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { Mails } from './store/mails.js';
import type { MailKind, MailKinds } from './templates/mail-kinds.js';

export interface NewMail<K extends MailKind> {
  /** `NO_PLATFORM` for a mail to a master. */
  readonly platformId: string;
  readonly kind: K;
  readonly to: string;
  readonly locale: Locale;
  readonly values: MailKinds[K];
}

/** What is sealed of a mail. */
export interface MailMessage<K extends MailKind = MailKind> {
  readonly to: string;
  readonly locale: Locale;
  readonly values: MailKinds[K];
}

/** What the message of a mail is bound to. */
export const mailContext = (id: string): string => `mail:${id}`;

/** Takes mails. A job sends each of them once its transaction has committed. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly mails: Mails,
    private readonly envelope: Envelope,
    private readonly clock: Clock,
  ) {}

  /** Adds a mail in the caller's transaction: it is sent if that commits, and not otherwise. */
  async add<K extends MailKind>(
    tx: EntityManager,
    { platformId, kind, ...message }: NewMail<K>,
  ): Promise<void> {
    const now = this.clock.now();
    const id = newId(now);
    const text = JSON.stringify(message satisfies MailMessage<K>);
    const messageSealed = this.envelope.seal(text, mailContext(id));
    await this.mails.add(tx, { platformId, id, kind, messageSealed, now });
  }
}
