import type { OfferSnapshot } from '../../catalog/index.js';
import { checkoutProblem } from '../checkout-problems.js';

/** @throws Problem salesBlocked; offerNotYet, offerOver outside the period of the offer */
export function demandOnSale({ salesBlocked, availability }: OfferSnapshot): void {
  if (salesBlocked) throw checkoutProblem('salesBlocked');
  if (availability !== 'NOW') throw checkoutProblem(availability === 'NOT_YET' ? 'offerNotYet' : 'offerOver');
}
