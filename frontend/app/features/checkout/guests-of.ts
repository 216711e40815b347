import { makesTokensInPage } from '@guiche/checkout-rules';
import type { Offer } from './offer';
import { trackersOf, type Tracker } from './tracking/trackers-of';

/** Somebody whose script runs in a checkout. The web server knows their addresses by these names. */
export type Guest = Tracker | 'iugu';

/** Whose scripts an offer asks for; the page's security policy lets in these and no others. */
export function guestsOf(offer: Pick<Offer, 'product' | 'provider'>): Guest[] {
  return [
    ...trackersOf(offer),
    ...(makesTokensInPage(offer.provider.paymentProvider) ? (['iugu'] as const) : []),
  ];
}
