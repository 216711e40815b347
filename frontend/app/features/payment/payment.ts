import type { components } from '@guiche/api-client';
import type { InCents } from '../../lib/in-cents';

/** A payment as its page sees it, and as the event stream sends it. No buyer data. `amount` is cents. */
export type Payment = InCents<components['schemas']['PaymentDto']>;
