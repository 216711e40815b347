import { expect, it } from '@jest/globals';
import type { CheckoutLook } from './checkout-look.js';
import { runningVariant, variantName, withVariant } from './checkout-variants.js';
import type { OfferSnapshot } from './offer-snapshot.js';

const look = (template: CheckoutLook['template']) => ({ template }) as CheckoutLook;
const offer = {
  config: look('DEFAULT'),
  looks: { second: look('VEGA') },
  test: { id: 't', secondId: 'second' },
} as unknown as OfferSnapshot;

it('a variant shows its own checkout, and A is the usual one', () => {
  expect(withVariant(offer, 'A')).toMatchObject({ config: { template: 'DEFAULT' }, shownVariant: 'A' });
  expect(withVariant(offer, 'B')).toMatchObject({
    ...{ config: { template: 'VEGA' }, shownVariant: 'B', shownLookId: 'second' },
  });
  expect(withVariant({ ...offer, test: null }, 'B')).toEqual({ ...offer, test: null });
  expect(withVariant({ ...offer, looks: {} }, 'B').shownVariant).toBe('A');
});

it('only a variant of the comparison that runs is one', () => {
  expect(runningVariant(offer, variantName('t', 'B'))).toEqual({ testId: 't', variant: 'B' });
  for (const name of [undefined, '', 't', 't:C', 'other:B'])
    expect(runningVariant(offer, name)).toBeUndefined();
  expect(runningVariant({ test: null }, 't:A')).toBeUndefined();
});
