import type { OfferSnapshot } from './offer-snapshot.js';

export const CHECKOUT_VARIANTS = ['A', 'B'] as const;
/** A is the usual checkout of the offer, B the one that it is compared with. */
export type CheckoutVariant = (typeof CHECKOUT_VARIANTS)[number];

/** The variant of a comparison as pages, counts and orders name it. */
export const variantName = (testId: string, variant: CheckoutVariant): string => `${testId}:${variant}`;

/** The variant of the running comparison that this names; undefined for any other. */
export function runningVariant(
  { test }: Pick<OfferSnapshot, 'test'>,
  name: string | undefined,
): { readonly testId: string; readonly variant: CheckoutVariant } | undefined {
  const variant = CHECKOUT_VARIANTS.find((one) => test && name === variantName(test.id, one));
  return test && variant ? { testId: test.id, variant } : undefined;
}

/** The offer as a variant shows it. Without a running comparison it is as usual. */
export function withVariant(offer: OfferSnapshot, variant: CheckoutVariant): OfferSnapshot {
  const { test, looks } = offer;
  if (!test) return offer;
  const second = looks[test.secondId];
  return variant === 'B' && second
    ? { ...offer, config: second, shownVariant: 'B', shownLookId: test.secondId }
    : { ...offer, shownVariant: 'A' };
}
