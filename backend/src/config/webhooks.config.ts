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
  @Variable('WEBHOOK_STRANGERS_KEPT_DAYS', { default: '7', parse: integer })
  @IsInt()
  @Min(1)
  readonly strangersKeptDays: number;

  /** How many deliveries to unknown addresses are stored in a minute, by all processes together; others are answered 429. */
  @Variable('WEBHOOK_STRANGERS_PER_MINUTE', { default: '120', parse: integer })
  @IsInt()
  @Min(0)
  @Max(100_000)
  readonly strangersPerMinute: number;

  /** Whom a provider tells that it has stopped delivering to us, where it takes an address with the registration. */
  @Variable('WEBHOOK_ALERTS_EMAIL', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '' : 'webhooks@guiche.invalid'),
  })
  @IsEmail()
  readonly alertsEmail: string;
}
