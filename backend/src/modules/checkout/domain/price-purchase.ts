import { formatCep, isFormattedCep } from '@guiche/brazil';
import { couponShares, shipping, type AppliedCoupon } from '@guiche/checkout-rules';
import { ZERO_CENTS, addCents, cents, type Cents } from '@guiche/money';

export interface PricedOffer {
  readonly price: Cents;
  readonly fretePrice: Cents | null;
  readonly product: { readonly type: 'DIGITAL' | 'FISICO' };
  readonly deliveryOptions: readonly {
    readonly id: string;
    readonly fareAmount: Cents;
    readonly preSelected: boolean;
  }[];
}

export interface RequestedShipping {
  readonly cep: string;
  /** The shipping price that the page shows; it must be an offered fare. */
  readonly deliveryFare: number | undefined;
  /** One of the offer's, if any; decides between options of equal fare. */
  readonly deliveryOptionId: string | undefined;
}

/** What makes a purchase differ from one unit at the offer's price. */
export interface Reduced {
  /** Of the main item. */
  readonly quantity?: number;
  /** Valid for the method of the purchase. */
  readonly coupon?: Pick<AppliedCoupon, 'kind' | 'value' | 'onMain' | 'bumpIds'> | undefined;
}

export interface Price {
  /** What is paid for the items: the coupon is taken off. */
  readonly itemsTotal: Cents;
  /** What the coupon takes off each: the main item, then the bumps in their order. */
  readonly discounts: readonly Cents[];
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
  readonly deliveryOptionId: string | null;
}

/**
 * What the buyer pays, from the catalog alone: the browser's figures are only ever compared, never used.
 * Undefined when the shipping the page shows is none that the offer has.
 */
export function pricePurchase(
  offer: PricedOffer,
  bumps: readonly { readonly id: string; readonly price: Cents }[],
  wish: RequestedShipping,
  { quantity = 1, coupon }: Reduced = {},
): Price | undefined {
  const chosen = chosenShipping(offer, wish);
  if (!chosen) return undefined;
  const main = cents(offer.price * quantity);
  const lines = [
    { amount: main, isReduced: coupon?.onMain ?? false },
    ...bumps.map(({ id, price }) => ({ amount: price, isReduced: coupon?.bumpIds.includes(id) ?? false })),
  ];
  const discounts = coupon ? couponShares(lines, coupon) : lines.map(() => ZERO_CENTS);
  const discount = addCents(...discounts);
  const itemsTotal = cents(addCents(...lines.map(({ amount }) => amount)) - discount);
  return {
    itemsTotal,
    discounts,
    discount,
    shipping: chosen.cost,
    total: addCents(itemsTotal, chosen.cost),
    deliveryOptionId: chosen.optionId,
  };
}

function chosenShipping(
  offer: PricedOffer,
  wish: RequestedShipping,
): { cost: Cents; optionId: string | null } | undefined {
  const { options, chosen, cost } = shipping({
    typeProduct: offer.product.type,
    fretePrice: offer.fretePrice,
    deliveryOptions: offer.deliveryOptions,
    cep: wish.cep,
    deliveryOptionId: wish.deliveryOptionId,
  });
  if (options.length === 0) {
    const agrees =
      offer.product.type === 'DIGITAL' || wish.deliveryFare === undefined || wish.deliveryFare === cost;
    return agrees ? { cost, optionId: null } : undefined;
  }
  // The page shows no fare before the postcode is complete. Without this check, a request without a postcode would ship for free.
  if (!isFormattedCep(formatCep(wish.cep))) return undefined;
  // A deleted or foreign option is refused, and not replaced: the buyer chose another one.
  if (wish.deliveryOptionId && !options.some(({ id }) => id === wish.deliveryOptionId)) return undefined;
  if (wish.deliveryFare === undefined) return { cost, optionId: chosen?.id ?? null };
  const ofThisFare = options.filter(({ fareAmount }) => fareAmount === wish.deliveryFare);
  const option = ofThisFare.find(({ id }) => id === wish.deliveryOptionId) ?? ofThisFare[0];
  return option && { cost: option.fareAmount, optionId: option.id };
}
