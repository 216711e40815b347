import type { components } from '@guiche/api-client';
import { cents, type Cents } from '@guiche/money';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '../../../lib/paths';
import { useTries } from '../../../lib/use-tries';
import type { CheckoutForm } from '../checkout-form';
import type { Offer } from '../offer';

export interface Installment {
  readonly installmentNumber: number;
  /** Both are unknown while a new sum is asked about. */
  readonly installmentValue: Cents | undefined;
  readonly finalValue: Cents | undefined;
}

const NONE: readonly Installment[] = [];

/**
 * In how many parts the card may pay, asked only while a card is chosen and again when shipping or bumps change
 * (specification, checkout §7), and when the offer was read again: its price or its interest is another then. A subscription is
 * charged at once. While nobody could tell, it is one part. The last counts stay while a new sum is asked about, and what was
 * chosen among them stays chosen.
 */
export function useInstallments(
  offer: Offer,
  { paymentMethod, orderBumpsIds }: CheckoutForm,
  fareAmount: number,
): readonly Installment[] {
  const asked = paymentMethod === 'CREDIT_CARD' && offer.type === 'ONE_TIME';
  const question = asked ? paths.installments(offer.id, orderBumpsIds, fareAmount) : '';
  const [told, setTold] = useState({ question: '', offer, options: NONE });
  const tries = useTries(told.question === question && told.options.length === 0);
  useEffect(() => {
    if (question === '') return undefined;
    const gone = new AbortController();
    void ask(question, gone.signal).then((options) => {
      if (!gone.signal.aborted) setTold({ question, offer, options });
    });
    return () => gone.abort();
  }, [question, offer, tries]);
  return useMemo(() => {
    if (question === '') return NONE;
    const current = told.question === question && told.offer === offer;
    return current ? told.options : told.options.map(withoutAmounts);
  }, [question, offer, told]);
}

const withoutAmounts = ({ installmentNumber }: Installment): Installment => ({
  installmentNumber,
  installmentValue: undefined,
  finalValue: undefined,
});

async function ask(question: string, signal: AbortSignal): Promise<readonly Installment[]> {
  try {
    const answer = await fetch(question, { signal });
    if (!answer.ok) return NONE;
    const options = (await answer.json()) as components['schemas']['InstallmentDto'][];
    return options.map(({ installmentNumber, installmentValue, finalValue }) => ({
      installmentNumber,
      installmentValue: cents(installmentValue),
      finalValue: cents(finalValue),
    }));
  } catch {
    return NONE;
  }
}
