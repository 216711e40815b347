import type { FastifyInstance } from 'fastify';
import type { OutgoingWebhook } from '../webhooks/outgoing-webhook.js';
import type { Charge, ChargeEvent, ProviderName } from './charge.js';
import type { ChargeBook } from './charge-book.js';
import type { Payouts } from './payouts.js';

/** One simulated provider: its charges, its HTTP interface and its webhooks. */
export interface Provider<C extends Charge = Charge> {
  readonly name: ProviderName;
  readonly charges: ChargeBook<C>;
  /** Whether it sends a webhook for a charge that was only created. */
  readonly notifiesCreation: boolean;
  /** Its payouts. */
  readonly payouts?: Payouts;
  /** Adds the provider's routes to a scope that is already under its prefix. */
  serve(scope: FastifyInstance): void;
  /** The current webhook addresses of this charge. */
  webhookUrls(charge: C): string[];
  /** The webhooks of this event: none when the provider does not report it or no address is set. */
  webhooksFor(charge: C, event: ChargeEvent): OutgoingWebhook[];
  /** Removes everything except the ids already used. */
  reset(): void;
}
