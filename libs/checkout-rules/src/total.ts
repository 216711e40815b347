import { addCents, cents, ZERO_CENTS, type Cents } from '@guiche/money';

export interface CheckoutSum {
  readonly price: Cents;
  /** The bumps the buyer ticked. */
  readonly bumps: readonly { readonly price: Cents }[];
  /** What a coupon takes off price and bumps. */
  readonly discount?: Cents;
  readonly shipping?: Cents;
}

/** What the buyer pays: price + ticked bumps - discount + shipping. */
export function checkoutTotal({
  price,
  bumps,
  discount = ZERO_CENTS,
  shipping = ZERO_CENTS,
}: CheckoutSum): Cents {
  return cents(addCents(price, ...bumps.map((bump) => bump.price), shipping) - discount);
}
