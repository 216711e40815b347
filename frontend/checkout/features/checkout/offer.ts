import type { components } from '@guiche/api-client';
import type { InCents } from '../../../shared/lib/in-cents';

/** The offer as the checkout loads it (specification, checkout §3). Amounts are cents. */
export type Offer = InCents<components['schemas']['OfferDto']>;
export type OrderBump = Offer['product']['ordersBumps'][number];
