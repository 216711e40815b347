import type { OfferedMethods } from '@guiche/checkout-rules';
import { DEFAULT_CURRENCY, tariffOf } from '@guiche/money';
import type { OfferSnapshot } from '../../catalog/index.js';
import type { Ways } from '../../payments/index.js';

/**
 * The offer's methods, but those that nobody can charge in its currency: no account of the platform does, or what it costs or
 * the platform takes is not known in it. An offer in reais keeps all of its methods: that no account takes one is told to whoever pays by it
 * (checkout.md §5, check 8).
 */
export function payableMethods(ways: Ways, offer: OfferSnapshot): OfferedMethods {
  const { currency, fees } = offer;
  if (currency === DEFAULT_CURRENCY) return offer;
  const isPayable = (method: keyof typeof fees): boolean =>
    ways.isPayable(method, currency) && tariffOf(fees[method], 1, currency) !== undefined;
  return {
    pixEnabled: offer.pixEnabled && isPayable('PIX'),
    creditCardEnabled: offer.creditCardEnabled && isPayable('CREDIT_CARD'),
    billetEnabled: offer.billetEnabled && isPayable('BILLET'),
  };
}
