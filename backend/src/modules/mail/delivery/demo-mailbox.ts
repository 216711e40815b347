import { Reads, Transactions, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { MailDelivery, type DeliveredMail } from './mail-delivery.js';

/** A mail as the mailbox of the demonstration shows it. */
export interface MailboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
}

// The same mail is delivered once, whatever happened after the first delivery.
const INSERT = sql<{
  platformId: string;
  id: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  now: Date;
}>(
  'deliver-to-demo-mailbox',
  `insert into demo_mails (platform_id, id, recipient, subject, text_body, html_body, sent_at)
values (:platformId, :id, :recipient, :subject, :textBody, :htmlBody, :now) on conflict do nothing`,
);

const LIST = sql<{ recipient: string | null }>(
  'demo-mailbox',
  `select recipient as "to", subject, text_body as text, html_body as html, sent_at as at from demo_mails
where :recipient::text is null or recipient = :recipient order by sent_at desc, id desc limit 100`,
);

/** The mailbox of the demonstration: every mail stays here. */
export class DemoMailbox extends MailDelivery {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async deliver({ platformId, id, to, subject, text, html }: DeliveredMail): Promise<void> {
    const content = { subject, textBody: text, htmlBody: html };
    await this.transactions.single(
      INSERT({ platformId, id, recipient: to, ...content, now: this.clock.now() }),
    );
  }

  /** The newest hundred, or those to one address. */
  list(to: string | null): Promise<MailboxMail[]> {
    return this.reads.prepared<MailboxMail>(LIST({ recipient: to }));
  }
}
