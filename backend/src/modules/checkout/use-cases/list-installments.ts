import { checkoutDiscount, type AppliedCoupon } from '@guiche/checkout-rules';
import { ZERO_CENTS, addCents, cents, type InstallmentOption } from '@guiche/money';
import type { OfferSnapshot } from '../../catalog/index.js';
import { checkoutProblem, formMessage } from '../checkout-problems.js';
import { offeredInstallments } from '../domain/offered-installments.js';
import { chosenBumps } from './chosen-bumps.js';

/**
 * What the page's installment selector offers; the purchase computes the same from the offer as it is then.
 * @throws Problem validation for a bump that is not this offer's or not sold with a card, errorAddress for a fare that is not offered
 */
export function listInstallments(
  offer: OfferSnapshot,
  asked: { readonly orderBumpsIds?: readonly string[]; readonly fareAmount?: number },
  { coupon, quantity = 1 }: { readonly coupon?: AppliedCoupon | undefined; readonly quantity?: number } = {},
): InstallmentOption[] {
  const bumps = chosenBumps(offer, asked.orderBumpsIds ?? [], 'CREDIT_CARD');
  const shipping = offer.product.type === 'FISICO' ? offeredFare(offer, asked.fareAmount ?? 0) : ZERO_CENTS;
  const main = cents(offer.price * quantity);
  const full = addCents(main, ...bumps.map(({ price }) => price), shipping);
  const chosen = { method: 'CREDIT_CARD', main, bumps } as const;
  const discount = coupon ? checkoutDiscount(coupon, chosen) : ZERO_CENTS;
  return offeredInstallments(offer, cents(full - discount));
}

/** A page sends 0 until the postcode of the buyer is known; the purchase checks the fare. */
function offeredFare(offer: OfferSnapshot, fareAmount: number) {
  const fares =
    offer.fretePrice === null ? offer.deliveryOptions.map((option) => option.fareAmount) : [offer.fretePrice];
  if (fareAmount !== 0 && !fares.some((fare) => fare === fareAmount))
    throw checkoutProblem('errorAddress', { errors: { fareAmount: [formMessage('required')] } });
  return cents(fareAmount);
}
