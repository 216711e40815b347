import type { Transporter } from 'nodemailer';
import { MailDelivery, type DeliveredMail } from './mail-delivery.js';

const TIMEOUT_MS = 20_000;

/** Sends mail over SMTP. Without encryption nothing is sent, except to this machine. */
export class SmtpDelivery extends MailDelivery {
  private transporter: Promise<Transporter> | undefined;

  /** @param url `smtps://user:password@host:465` or `smtp://user:password@host:587` @param from the sender's address */
  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  async deliver({ id, from, to, replyTo, subject, text, html }: DeliveredMail): Promise<void> {
    this.transporter ??= this.connect();
    const transporter = await this.transporter;
    await transporter.sendMail({
      from: { name: from, address: this.from },
      // The same for each attempt, so that the receiver's server can recognize a repetition.
      messageId: `<${id}@${this.from.split('@')[1] ?? 'guiche'}>`,
      headers: { 'auto-submitted': 'auto-generated' },
      ...{ to, subject, text, html },
      ...(replyTo !== undefined && { replyTo }),
    });
  }

  /** Loaded when the first mail is sent. */
  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password } = new URL(this.url);
    const secure = protocol === 'smtps:';
    const isThisMachine = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    return createTransport({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isThisMachine,
      ...(username !== '' && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
      ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      // A mail is made of our own texts: it never reads a file or an address.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
  }
}
