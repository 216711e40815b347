import { Injectable } from '@nestjs/common';
import type { Locale } from '@guiche/i18n';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { Mails, type SealedMail } from './store/mails.js';
import type { MailKind, MailKinds } from './templates/mail-kinds.js';

export interface NewMail<K extends MailKind> {
  /** `NO_PLATFORM` for a mail to a master. */
  readonly platformId: string;
  readonly kind: K;
  readonly to: string;
  readonly locale: Locale;
  /** A function where they are words, amounts or days of a language: the platform may not write in that of the reader. */
  readonly values: MailKinds[K] | ((locale: Locale) => MailKinds[K]);
}

/** What is sealed of a mail. */
export interface MailMessage<K extends MailKind = MailKind> {
  readonly to: string;
  readonly locale: Locale;
  readonly values: MailKinds[K];
  /** The values are in this language, so the mail is too. */
  readonly isWorded?: true;
}

interface OfferedLanguages {
  readonly languages: readonly Locale[];
  readonly locale: Locale;
}

const LANGUAGES = sql<{ platformId: string }>(
  'languages-of-mails',
  'select languages, locale from platform_languages_read where platform_id = :platformId',
);

/** What the message of a mail is bound to. */
export const mailContext = (id: string): string => `mail:${id}`;

/** A statement has 65,535 parameters at most. */
const MOST_AT_ONCE = 1_000;

/** Takes mails. A job sends each of them once its transaction has committed. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly mails: Mails,
    private readonly envelope: Envelope,
    private readonly clock: Clock,
  ) {}

  /** Adds a mail in the caller's transaction: it is sent if that commits, and not otherwise. */
  async add<K extends MailKind>(tx: EntityManager, mail: NewMail<K>): Promise<void> {
    await this.mails.add(tx, this.sealed(mail, await offeredFor(tx, [mail])));
  }

  /** Adds a mail to each of many people of one platform, in few statements. */
  async addAll<K extends MailKind>(tx: EntityManager, mails: readonly NewMail<K>[]): Promise<void> {
    const offered = await offeredFor(tx, mails);
    for (let at = 0; at < mails.length; at += MOST_AT_ONCE)
      await this.mails.addAll(
        tx,
        mails.slice(at, at + MOST_AT_ONCE).map((mail) => this.sealed(mail, offered)),
      );
  }

  private sealed<K extends MailKind>(
    { platformId, kind, ...mail }: NewMail<K>,
    offered: OfferedLanguages | undefined,
  ): SealedMail {
    const now = this.clock.now();
    const id = newId(now);
    const text = JSON.stringify(worded(offered, mail));
    return { platformId, id, kind, messageSealed: this.envelope.seal(text, mailContext(id)), now };
  }
}

/** The languages of the platform of these mails, where the values of one depend on them. */
async function offeredFor<K extends MailKind>(
  tx: EntityManager,
  mails: readonly NewMail<K>[],
): Promise<OfferedLanguages | undefined> {
  const asking = mails.find(({ values }) => typeof values === 'function');
  if (!asking) return undefined;
  const [offered] = await statement<OfferedLanguages>(tx, LANGUAGES({ platformId: asking.platformId }));
  return offered;
}

/** Values of a language are worded in one that the platform writes in. */
function worded<K extends MailKind>(
  offered: OfferedLanguages | undefined,
  { to, locale: wanted, values }: Pick<NewMail<K>, 'to' | 'locale' | 'values'>,
): MailMessage<K> {
  if (typeof values !== 'function') return { to, locale: wanted, values };
  const locale = !offered || offered.languages.includes(wanted) ? wanted : offered.locale;
  return { to, locale, values: values(locale), isWorded: true };
}
