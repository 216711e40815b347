import type { OfferedMethods } from '@guiche/checkout-rules';
import { DEFAULT_CURRENCY, tariffOf } from '@guiche/money';
import type { OfferSnapshot } from '../../catalog/index.js';
import type { SaleRouting } from '../../acquiring/index.js';

/**
 * The methods of the offer without those that cannot be charged in its currency: no account of the platform does, or its cost, what
 * the platform takes or what sending costs is not known in it. One exception: an offer in reais that can be paid at all keeps
 * cards, and a purchase with a card that no account accepts is refused (checkout.md §5, check 8). Whether an account rests at the
 * moment makes no difference.
 */
export function payableMethods(ways: SaleRouting, offer: OfferSnapshot): OfferedMethods {
  const { currency, fees } = offer;
  const isPayable = (method: keyof typeof fees): boolean =>
    isSendingPriced(offer) &&
    ways.isPayable(method, currency) &&
    tariffOf(fees[method], 1, currency) !== undefined;
  const pixEnabled = offer.pixEnabled && isPayable('PIX');
  const billetEnabled = offer.billetEnabled && isPayable('BILLET');
  const keepsCards = currency === DEFAULT_CURRENCY && (pixEnabled || billetEnabled);
  const creditCardEnabled = offer.creditCardEnabled && (keepsCards || isPayable('CREDIT_CARD'));
  return { pixEnabled, creditCardEnabled, billetEnabled };
}

/** The fares of a product are those of all its offers, in reais: in another currency only the offer itself can tell another. */
const isSendingPriced = ({ currency, product, fretePrice, deliveryOptions }: OfferSnapshot): boolean =>
  currency === DEFAULT_CURRENCY ||
  product.type !== 'FISICO' ||
  fretePrice !== null ||
  deliveryOptions.every(({ fareAmount }) => fareAmount === 0);
