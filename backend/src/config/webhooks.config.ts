import { IsEmail, IsInt, Max, Min } from 'class-validator';
import { Variable, integer } from './variable.js';

/** The retention of provider webhooks, the limit of those to unknown addresses, and the recipient of alerts when none arrive. */
export class WebhooksConfig {
  /** What was understood is kept so long, to answer a provider's questions; then it goes, because it names payers. */
  @Variable('WEBHOOKS_KEPT_DAYS', { default: '90', parse: integer })
  @IsInt()
  @Min(7)
  readonly keptDays: number;

  /** Deliveries to no address of ours. */
  @Variable('WEBHOOK_UNKNOWN_KEPT_DAYS', { default: '7', parse: integer })
  @IsInt()
  @Min(1)
  readonly unknownKeptDays: number;

  /** How many deliveries to unknown addresses are stored in a minute, by all processes together; others are answered 429. */
  @Variable('WEBHOOK_UNKNOWN_PER_MINUTE', { default: '120', parse: integer })
  @IsInt()
  @Min(0)
  @Max(100_000)
  readonly unknownPerMinute: number;

  /**
   * E-mail address that a provider notifies when it stops delivering webhooks, where the provider accepts one at
   * registration.
   */
  @Variable('WEBHOOK_ALERTS_EMAIL', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '' : 'webhooks@guiche.invalid'),
  })
  @IsEmail()
  readonly alertsEmail: string;
}
