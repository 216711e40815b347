import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { offerProblems, storedTerms, type OfferTerms } from './offer-terms.js';

const TERMS: OfferTerms = {
  ...{ title: 'Curso', type: 'ONE_TIME', price: cents(9_700), fakePrice: null, currency: 'BRL' },
  ...{ recurrencePrice: null, frequencyInDays: null, trialDays: null, cycleLimit: null, fretePrice: null },
  ...{ pixEnabled: true, creditCardEnabled: false, billetEnabled: false },
  ...{ requiredDocument: true, requiredDocumentAndPhone: false },
  ...{ maxInstallments: null, interestFreeInstallments: null, pixExpiresMinutes: null, billetDays: null },
  ...{ quantityLimit: null, availableFrom: null, availableUntil: null, template: 'DEFAULT' },
};

describe('the terms of an offer', () => {
  it.each<[Partial<OfferTerms>, object]>([
    [{}, {}],
    [{ pixEnabled: false }, { pixEnabled: 'noMethod' }],
    [{ type: 'SUBSCRIPTION' }, { frequencyInDays: 'intervalMissing' }],
    [{ type: 'SUBSCRIPTION', frequencyInDays: 30 }, {}],
    [{ fakePrice: cents(9_700) }, { fakePrice: 'fakePriceTooLow' }],
    [{ fakePrice: cents(9_701) }, {}],
    [
      { availableFrom: new Date('2026-12-02'), availableUntil: new Date('2026-12-01') },
      { availableUntil: 'periodReversed' },
    ],
  ])('with %j have the problems %j', (change, problems) => {
    expect(offerProblems({ ...TERMS, ...change })).toEqual(problems);
  });

  it('of a subscription without a later price charge the first price each time', () => {
    const terms = storedTerms({ ...TERMS, type: 'SUBSCRIPTION', frequencyInDays: 30 });
    expect([terms.recurrencePrice, terms.frequencyInDays]).toEqual([9_700, 30]);
  });

  it('of a single sale keep nothing of a subscription', () => {
    const terms = storedTerms({ ...TERMS, frequencyInDays: 30, trialDays: 7, recurrencePrice: cents(100) });
    expect(terms).toEqual(TERMS);
  });
});
