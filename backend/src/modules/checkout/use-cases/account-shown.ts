import type { OfferSnapshot } from '../../catalog/index.js';
import type { OpenAccount, SaleRouting } from '../../acquiring/index.js';

/**
 * The account that a checkout page is told of: the first healthy one for the offer by itself. A page that makes its tokens
 * with the provider's library makes them for this one, so both the page and the purchase ask here.
 */
export function accountShown(
  ways: SaleRouting,
  offer: OfferSnapshot,
  method: 'PIX' | 'CREDIT_CARD',
): OpenAccount['account'] | undefined {
  return ways.choose({ method, amount: offer.price, currency: offer.currency, installments: 1 })?.first.via
    .account;
}
