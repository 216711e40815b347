import type { OfferSnapshot } from '../../catalog/index.js';
import type { OpenAccount, SaleRouting } from '../../acquiring/index.js';

/**
 * The account that a checkout page uses: the first healthy one for the offer. A page that creates card tokens
 * with the provider's library creates them for this account, so both the page and the purchase use this function.
 */
export function accountShown(
  ways: SaleRouting,
  offer: OfferSnapshot,
  method: 'PIX' | 'CREDIT_CARD',
): OpenAccount['account'] | undefined {
  return ways.choose({ method, amount: offer.price, currency: offer.currency, installments: 1 })?.first.via
    .account;
}
