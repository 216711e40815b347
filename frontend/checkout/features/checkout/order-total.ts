import { formatCep, isFormattedCep } from '@guiche/brazil';
import { checkoutDiscount, checkoutTotal } from '@guiche/checkout-rules';
import { cents, ZERO_CENTS, type Cents } from '@guiche/money';
import { shippingOf, type CheckoutForm } from './checkout-form';
import type { CheckoutOffer, OfferCoupon, OfferedBump } from './offer';

export interface OrderSum {
  /** Of the offer itself: its units together. */
  readonly main: Cents;
  /** How many of it, as a link decides. */
  readonly quantity: number;
  readonly bumps: readonly OfferedBump[];
  /** Undefined where nothing is shipped. */
  readonly shippingCost: Cents | undefined;
  /** The delivery options count only once the postcode is complete: until then nothing may read "free". */
  readonly awaitsPostcode: boolean;
  /** The items at their prices. */
  readonly subtotal: Cents;
  /** What the coupon takes off them. */
  readonly discount: Cents;
  readonly total: Cents;
}

/** Why the charged amount differs from the total: interest, or equal installments that miss the total by some cents. */
export interface InstallmentDifference {
  readonly kind: 'interest' | 'installmentRounding';
  /** Negative if the installments sum to less than the total. */
  readonly amount: Cents;
}

/** @param charged  the sum of the chosen installments; undefined while it is requested */
export function installmentDifference(
  charged: Cents | undefined,
  total: Cents,
  interestFree: boolean,
): InstallmentDifference | undefined {
  if (charged === undefined || charged === total) return undefined;
  const amount = cents(charged - total);
  return { kind: interestFree || amount < 0 ? 'installmentRounding' : 'interest', amount };
}

/** What makes an order differ from one unit at its price. */
export interface ReducedOrder {
  readonly coupon?: OfferCoupon | null;
  readonly quantity?: number;
}

/** The ticked bumps that can be bought with the method. */
export const bumpsWith = (
  { product }: CheckoutOffer,
  ids: readonly string[],
  method: CheckoutForm['paymentMethod'],
): OfferedBump[] =>
  product.ordersBumps.filter(({ id, methods }) => ids.includes(id) && methods.includes(method));

type Chosen = Pick<CheckoutForm, 'orderBumpsIds' | 'deliveryOptionId' | 'cep' | 'paymentMethod'>;

/** The total of the chosen items, in cents of the offer's currency. */
export function orderSum(
  offer: CheckoutOffer,
  { orderBumpsIds, deliveryOptionId, cep, paymentMethod }: Chosen,
  { coupon = null, quantity = 1 }: ReducedOrder = {},
): OrderSum {
  const bumps = bumpsWith(offer, orderBumpsIds, paymentMethod);
  const { cost, options } = shippingOf(offer, cep, deliveryOptionId);
  const main = cents(offer.price * quantity);
  const goods = { price: main, bumps: bumps.map((bump) => bump.offer) };
  const discount = coupon
    ? checkoutDiscount(coupon, {
        ...{ method: paymentMethod, main },
        bumps: bumps.map((bump) => ({ id: bump.id, price: bump.offer.price })),
      })
    : ZERO_CENTS;
  return {
    ...{ main, quantity, bumps },
    shippingCost: offer.product.typeProduct === 'FISICO' ? cost : undefined,
    awaitsPostcode: options.length > 0 && !isFormattedCep(formatCep(cep)),
    subtotal: checkoutTotal(goods),
    discount,
    total: checkoutTotal({ ...goods, discount, shipping: cost }),
  };
}
