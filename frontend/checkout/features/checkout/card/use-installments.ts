import type { components } from '@guiche/api-client';
import { cents, installments, type Cents } from '@guiche/money';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '../../../../shared/lib/paths';
import { useTries } from '../../../lib/use-tries';
import type { CheckoutForm } from '../checkout-form';
import type { Offer } from '../offer';
import type { OrderSum } from '../order-total';

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
 * charged at once. Until the first answer they are computed from the offer's own terms. While nobody could tell, it is one
 * part. The last counts stay while a new sum is asked about, and what was chosen among them stays chosen.
 */
export function useInstallments(
  offer: Offer,
  { paymentMethod, orderBumpsIds }: CheckoutForm,
  sum: OrderSum,
): readonly Installment[] {
  const asked = paymentMethod === 'CREDIT_CARD' && offer.type === 'ONE_TIME';
  const question = asked ? paths.installments(offer.id, orderBumpsIds, sum.shippingCost ?? 0) : '';
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
    if (told.question === '') return plannedInstallments(offer, sum.total);
    const current = told.question === question && told.offer === offer;
    return current ? told.options : told.options.map(withoutAmounts);
  }, [question, offer, told, sum.total]);
}

/** The options of a sum by the terms of the offer, as the server computes them; none for terms that make no sense. */
export function plannedInstallments(offer: Offer, total: Cents): readonly Installment[] {
  if (offer.type === 'SUBSCRIPTION') return NONE;
  try {
    return installments(total, offer.installmentPlan);
  } catch {
    // The server refuses such terms too, and the other methods still sell.
    return NONE;
  }
}

/** Whether so many installments carry no interest. The rate decides: equal installments may miss the sum by some cents. */
export function isInterestFree({ installmentPlan }: Offer, installmentNumber: number): boolean {
  const { maxInstallmentsWithoutInterest, feeBasisPoints } = installmentPlan;
  return installmentNumber <= maxInstallmentsWithoutInterest || feeBasisPoints[installmentNumber - 1] === 0;
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
