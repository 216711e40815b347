import { installmentFee, installments } from '@guiche/money';
import type { Cents, InstallmentOption, InstallmentTerms } from '@guiche/money';

interface SoldOffer {
  readonly type: 'ONE_TIME' | 'SUBSCRIPTION';
  readonly installments: InstallmentTerms;
}

/** In how many parts a card may pay a price. A subscription is charged in one (checkout.md §9). */
export function offeredInstallments(offer: SoldOffer, price: Cents): InstallmentOption[] {
  if (offer.type === 'SUBSCRIPTION') return [singlePayment(price)];
  return installments(price, offer.installments);
}

/** What so many parts of a price come to; undefined when that count is not offered. */
export function chosenInstallments(
  offer: SoldOffer,
  price: Cents,
  count: number,
): (InstallmentOption & { readonly feeBps: number }) | undefined {
  const option = offeredInstallments(offer, price).find(
    ({ installmentNumber }) => installmentNumber === count,
  );
  if (!option) return undefined;
  return {
    ...option,
    feeBps: offer.type === 'SUBSCRIPTION' ? 0 : installmentFee(offer.installments, count),
  };
}

/** The price itself: how everything but a card is paid. */
export const singlePayment = (price: Cents): InstallmentOption => ({
  installmentNumber: 1,
  installmentValue: price,
  finalValue: price,
});
