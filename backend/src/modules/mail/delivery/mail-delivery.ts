import type { RenderedMail } from '../templates/render-mail.js';

export interface DeliveredMail extends RenderedMail {
  readonly id: string;
  readonly platformId: string;
  /** The name of the sender. */
  readonly from: string;
  readonly to: string;
  /** Who gets the answer, where a person wrote the mail. */
  readonly replyTo?: string;
}

/** Hands a mail over: to an SMTP server in production, to the mailbox of the demonstration otherwise. */
export abstract class MailDelivery {
  /**
   * Resolves when the mail was accepted. Called again with the same id when it is not known whether it was.
   * @throws Error when it was not accepted
   */
  abstract deliver(mail: DeliveredMail): Promise<void>;
}
