import type { OfferSnapshot } from '../../catalog/index.js';
import type { OpenAccount, SaleRouting } from '../../acquiring/index.js';

/**
 * The account that a checkout page uses: the first healthy one for the offer, never chosen by cost. A page that creates card tokens
 * with the provider's library creates them for this account, so the page and all that take a token use this function.
 */
export function accountShown(
  ways: SaleRouting,
  offer: OfferSnapshot,
  method: 'PIX' | 'CREDIT_CARD',
): OpenAccount['account'] | undefined {
  const { price: amount, currency } = offer;
  return ways.choose({ method, amount, currency, installments: 1, isForPage: true })?.first.via.account;
}
