import type { CheckoutTemplate } from '@guiche/checkout-rules';
import type { Cents } from '@guiche/money';

/** What a seller decides about an offer. Amounts are cents of the currency. */
export interface OfferTerms {
  readonly title: string;
  readonly type: 'ONE_TIME' | 'SUBSCRIPTION';
  readonly price: Cents;
  readonly fakePrice: Cents | null;
  readonly currency: string;
  readonly recurrencePrice: Cents | null;
  readonly frequencyInDays: number | null;
  readonly trialDays: number | null;
  readonly cycleLimit: number | null;
  readonly fretePrice: Cents | null;
  readonly pixEnabled: boolean;
  readonly creditCardEnabled: boolean;
  readonly billetEnabled: boolean;
  readonly requiredDocument: boolean;
  readonly requiredDocumentAndPhone: boolean;
  readonly maxInstallments: number | null;
  readonly interestFreeInstallments: number | null;
  readonly pixExpiresMinutes: number | null;
  readonly billetDays: number | null;
  readonly quantityLimit: number | null;
  readonly availableFrom: Date | null;
  readonly availableUntil: Date | null;
  /** Of the page, while the offer shows no checkout of its own. */
  readonly template: CheckoutTemplate;
}

export type OfferProblem = 'noMethod' | 'intervalMissing' | 'fakePriceTooLow' | 'periodReversed';

/** What is wrong with the terms taken together, by field. */
export function offerProblems(terms: OfferTerms): Partial<Readonly<Record<keyof OfferTerms, OfferProblem>>> {
  const { price, fakePrice, type, frequencyInDays, availableFrom, availableUntil } = terms;
  const takesMoney = terms.pixEnabled || terms.creditCardEnabled || terms.billetEnabled;
  return {
    ...(!takesMoney && { pixEnabled: 'noMethod' as const }),
    ...(type === 'SUBSCRIPTION' &&
      frequencyInDays === null && { frequencyInDays: 'intervalMissing' as const }),
    ...(fakePrice !== null && fakePrice <= price && { fakePrice: 'fakePriceTooLow' as const }),
    ...(availableFrom !== null &&
      availableUntil !== null &&
      availableUntil <= availableFrom && { availableUntil: 'periodReversed' as const }),
  };
}

/** The terms as they are stored: what belongs to subscriptions only is empty on other offers. */
export function storedTerms(terms: OfferTerms): OfferTerms {
  if (terms.type === 'SUBSCRIPTION')
    return { ...terms, recurrencePrice: terms.recurrencePrice ?? terms.price };
  return { ...terms, recurrencePrice: null, frequencyInDays: null, trialDays: null, cycleLimit: null };
}
