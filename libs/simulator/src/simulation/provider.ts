import type { FastifyInstance } from 'fastify';
import type { OutgoingWebhook } from '../webhooks/outgoing-webhook.js';
import type { Charge, ChargeEvent, ProviderName } from './charge.js';
import type { ChargeBook } from './charge-book.js';
import type { Payouts } from './payouts.js';

/** One simulated provider: its charges, its HTTP interface and the wording of its webhooks. */
export interface Provider<C extends Charge = Charge> {
  readonly name: ProviderName;
  readonly charges: ChargeBook<C>;
  /** Whether it sends a webhook for a charge that was only created. */
  readonly notifiesCreation: boolean;
  /** Where it sends money away. */
  readonly payouts?: Payouts;
  /** Adds the provider's routes to a scope that is already under its prefix. */
  serve(scope: FastifyInstance): void;
  /** Where webhooks about this charge would go now. */
  webhookUrls(charge: C): string[];
  /** The webhooks this event causes: none when the provider does not tell of it or nobody listens. */
  webhooksFor(charge: C, event: ChargeEvent): OutgoingWebhook[];
  /** Forgets everything except the ids already given away. */
  reset(): void;
}
