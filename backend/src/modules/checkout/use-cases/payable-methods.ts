import type { OfferedMethods } from '@guiche/checkout-rules';
import { DEFAULT_CURRENCY, tariffOf } from '@guiche/money';
import type { OfferSnapshot } from '../../catalog/index.js';
import type { Ways } from '../../payments/index.js';

/**
 * The offer's methods, but those that nobody can charge in its currency: no account of the platform does, or what it costs, what
 * the platform takes or what sending costs is not known in it. An offer in reais keeps all of its methods: that no account takes
 * one is told to whoever pays by it (checkout.md §5, check 8).
 */
export function payableMethods(ways: Ways, offer: OfferSnapshot): OfferedMethods {
  const { currency, fees } = offer;
  if (currency === DEFAULT_CURRENCY) return offer;
  const isPayable = (method: keyof typeof fees): boolean =>
    isSendingPriced(offer) &&
    ways.isPayable(method, currency) &&
    tariffOf(fees[method], 1, currency) !== undefined;
  return {
    pixEnabled: offer.pixEnabled && isPayable('PIX'),
    creditCardEnabled: offer.creditCardEnabled && isPayable('CREDIT_CARD'),
    billetEnabled: offer.billetEnabled && isPayable('BILLET'),
  };
}

/** The fares of a product are those of all its offers, in reais: in another currency only the offer itself can tell another. */
const isSendingPriced = ({ product, fretePrice, deliveryOptions }: OfferSnapshot): boolean =>
  product.type !== 'FISICO' ||
  fretePrice !== null ||
  deliveryOptions.every(({ fareAmount }) => fareAmount === 0);
