import { LOCALES, SOURCE_LOCALE, type Locale } from '@guiche/i18n';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { NO_PLATFORM, Reads, sql } from '../../../database/index.js';
import { hours, minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { Hosts } from '../../platforms/index.js';
import { MailDelivery } from '../delivery/mail-delivery.js';
import { mailContext, type MailMessage } from '../mail-queue.js';
import { MAILS_DUE, Mails, type DueMail } from '../store/mails.js';
import type { MailKind } from '../templates/mail-kinds.js';
import { renderMail, type MailBrand } from '../templates/render-mail.js';

/** How long after each attempt the next one is made. After the last one the mail is given up. */
export const MAIL_PAUSES_MS = [
  ...[minutes(2), minutes(5), minutes(15)],
  ...[hours(1), hours(4), hours(12)],
] as const;

/** A platform, and in which languages it writes. */
interface SendingBrand extends MailBrand {
  readonly languages: readonly Locale[];
  /** Of mails to readers of other languages. */
  readonly locale: Locale;
}

const INSTALLATION: SendingBrand = {
  ...{ name: 'Guichê', senderName: null, supportEmail: null },
  ...{ logoUrl: null, accentColor: null, footer: null },
  ...{ languages: LOCALES, locale: SOURCE_LOCALE },
};

const BRAND = sql<{ platformId: string }>(
  'brand-of-mail',
  `select name, mail_sender_name as "senderName", support_email as "supportEmail", logo_url as "logoUrl", accent_color as "accentColor",
  mail_footer as footer, l.languages, l.locale
from platform_brands_read b join platform_languages_read l on l.platform_id = b.id
where b.id = :platformId`,
);

/** Sends the mails that are due. Each is handed over once; only a process that dies in between makes it twice. */
@Injectable()
@SweepsWhenDue('sendMails', MAILS_DUE)
export class SendMails implements Sweeper, BeforeApplicationShutdown {
  private readonly log = new Logger(SendMails.name);
  private readonly due: DueRows<DueMail>;

  constructor(
    private readonly mails: Mails,
    private readonly delivery: MailDelivery,
    private readonly envelope: Envelope,
    private readonly reads: Reads,
    private readonly hosts: Hosts,
    private readonly clock: Clock,
    observed: Observed,
  ) {
    this.due = new DueRows<DueMail>(observed, {
      name: 'sendMail',
      limits: { atOnce: 16, perKey: 4 },
      claimedAtOnce: 8,
      claim: (free) => mails.claimDue(clock.now(), MAIL_PAUSES_MS, free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `mail ${id}`,
      work: (mail) => this.send(mail),
      // The claim put it off already.
      failed: () => Promise.resolve(),
    });
  }

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    return this.due.sweep(stopping);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.due.idle();
  }

  private async send(mail: DueMail): Promise<void> {
    const { id, platformId } = mail;
    try {
      const { to, locale, values, isWorded = false } = this.messageOf(mail);
      const brand = await this.brandOf(platformId);
      const language = isWorded || brand.languages.includes(locale) ? locale : brand.locale;
      const rendered = await renderMail(mail.kind as MailKind, values, language, brand);
      const from = brand.senderName ?? brand.name;
      await this.delivery.deliver({ id, platformId, from, to, ...replyToOf(mail.kind, values), ...rendered });
    } catch (error) {
      const isFinal = mail.attempts >= MAIL_PAUSES_MS.length;
      const problem = error instanceof Error ? `${error.name} ${codeOf(error)}`.trim() : 'unknown';
      this.log.warn({ msg: isFinal ? 'a mail was given up' : 'a mail was not sent', mail: id, problem });
      await this.mails.failed(mail, { problem, isFinal });
      return;
    }
    await this.mails.sent(mail, this.clock.now());
  }

  private messageOf({ id, messageSealed }: DueMail): MailMessage {
    return JSON.parse(this.envelope.open(messageSealed, mailContext(id)).toString('utf8')) as MailMessage;
  }

  private async brandOf(platformId: string): Promise<SendingBrand> {
    if (platformId === NO_PLATFORM) return INSTALLATION;
    const [brand] = await this.reads.prepared<SendingBrand>(BRAND({ platformId }));
    return brand ? { ...brand, logoUrl: await this.logoOf(platformId, brand) } : INSTALLATION;
  }

  /** A picture of our own storage has a path on the hosts of the platform, which a mail program cannot complete. */
  private async logoOf(platformId: string, { logoUrl }: MailBrand): Promise<string | null> {
    if (!logoUrl?.startsWith('/')) return logoUrl;
    const origin = await this.hosts.originOfPlatform(platformId);
    return origin === undefined ? null : origin + logoUrl;
  }
}

/** The reader answers the person who wrote the mail. */
const replyToOf = (kind: string, values: MailMessage['values']): { readonly replyTo?: string } =>
  kind === 'managerMessage' && 'email' in values ? { replyTo: values.email } : {};

/** The code of an SMTP error. Its message may contain the address. */
const codeOf = (error: Error): string => String(Reflect.get(error, 'code') ?? '');
