import { IsEmail, IsUrl, ValidateIf } from 'class-validator';
import { Variable, optional } from './variable.js';

/** How mail is sent. */
export class MailConfig {
  /**
   * The SMTP server with its credentials, `smtps://user:password@host:465` or `smtp://…:587` (which then must offer STARTTLS). Null: the
   * mailbox of the demonstration.
   */
  @Variable('MAIL_URL', { default: '', parse: optional })
  @ValidateIf((config: MailConfig) => config.url !== null)
  @IsUrl({ protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false })
  readonly url: string | null;

  /** The sender's address. The name beside it is that of the platform. */
  @Variable('MAIL_FROM', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '' : 'no-reply@guiche.invalid'),
  })
  @IsEmail()
  readonly from: string;
}
