import { installments, ZERO_CENTS, type Cents } from '@guiche/money';
import { useEffect, useMemo, useState } from 'react';
import { callApi } from '../../../../shared/lib/browser-api';
import { useTries } from '../../../lib/use-tries';
import type { CheckoutForm } from '../checkout-form';
import type { OpenedLink, CheckoutOffer, OfferCoupon } from '../offer';
import { bumpsWith, type OrderSum } from '../order-total';

export interface Installment {
  readonly installmentNumber: number;
  /** Both are unknown while a new total is requested. */
  readonly installmentValue: Cents | undefined;
  readonly finalValue: Cents | undefined;
}

/** What the total depends on beside the choices of the buyer. */
export interface Codes {
  readonly coupon: OfferCoupon | null;
  readonly link: OpenedLink | null;
}

const NONE: readonly Installment[] = [];

/**
 * The installments that the card may pay in. They are requested only while a card is chosen, and again when shipping or
 * bumps change (specification, checkout §7) or when the offer was read again, because its price or interest may differ. A
 * subscription is charged in one installment. Until the first answer they are computed from the offer's own terms. After a
 * failure there is one installment. The last counts and the choice remain while a new total is requested.
 */
export function useInstallments(
  offer: CheckoutOffer,
  { paymentMethod, orderBumpsIds }: CheckoutForm,
  sum: OrderSum,
  { coupon, link }: Codes,
): readonly Installment[] {
  const asked = paymentMethod === 'CREDIT_CARD' && offer.type === 'ONE_TIME';
  const bumps = bumpsWith(offer, orderBumpsIds, 'CREDIT_CARD')
    .map(({ id }) => id)
    .join(',');
  const fareAmount = sum.shippingCost ?? ZERO_CENTS;
  // Changes with everything that the answer depends on.
  const code = sum.discount > 0 ? (coupon?.code ?? '') : '';
  const codes = { ...(code && { coupon: code }), ...(link && { link: link.code }) };
  const question = asked ? `${offer.id} ${bumps} ${fareAmount} ${code}` : '';
  const [result, setTold] = useState({ question: '', offer, options: NONE });
  const tries = useTries(result.question === question && result.options.length === 0);
  useEffect(() => {
    if (question === '') return undefined;
    const gone = new AbortController();
    void ask(offer.id, { orderBumpsIds: bumps, fareAmount, ...codes }, gone.signal).then((options) => {
      if (!gone.signal.aborted) setTold({ question, offer, options });
    });
    return () => gone.abort();
    // The key of the request contains all its inputs.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [question, offer, tries]);
  return useMemo(() => {
    if (question === '') return NONE;
    if (result.question === '') return plannedInstallments(offer, sum.total);
    const current = result.question === question && result.offer === offer;
    return current ? result.options : result.options.map(withoutAmounts);
  }, [question, offer, result, sum.total]);
}

/** The options of a sum by the terms of the offer, as the server computes them; none for terms that make no sense. */
export function plannedInstallments(offer: CheckoutOffer, total: Cents): readonly Installment[] {
  if (offer.type === 'SUBSCRIPTION') return NONE;
  try {
    return installments(total, offer.installmentPlan);
  } catch {
    // The server refuses such terms too, and the other methods still sell.
    return NONE;
  }
}

/** Whether so many installments carry no interest. The rate decides: equal installments may miss the sum by some cents. */
export function isInterestFree({ installmentPlan }: CheckoutOffer, installmentNumber: number): boolean {
  const { maxInstallmentsWithoutInterest, feeBasisPoints } = installmentPlan;
  return installmentNumber <= maxInstallmentsWithoutInterest || feeBasisPoints[installmentNumber - 1] === 0;
}

const withoutAmounts = ({ installmentNumber }: Installment): Installment => ({
  installmentNumber,
  installmentValue: undefined,
  finalValue: undefined,
});

async function ask(
  checkoutId: string,
  query: {
    readonly orderBumpsIds: string;
    readonly fareAmount: Cents;
    readonly coupon?: string;
    readonly link?: string;
  },
  signal: AbortSignal,
): Promise<readonly Installment[]> {
  const answer = await callApi('get', '/api/checkout/{checkoutId}/installments', {
    params: { checkoutId },
    query,
    signal,
  });
  return answer.ok ? answer.data : NONE;
}
