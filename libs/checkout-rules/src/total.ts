import { addCents, ZERO_CENTS, type Cents } from '@guiche/money';

export interface CheckoutSum {
  readonly price: Cents;
  /** The bumps the buyer ticked. */
  readonly bumps: readonly { readonly price: Cents }[];
  readonly shipping?: Cents;
}

/** What the buyer pays: price + ticked bumps + shipping. */
export function checkoutTotal({ price, bumps, shipping = ZERO_CENTS }: CheckoutSum): Cents {
  return addCents(price, ...bumps.map((bump) => bump.price), shipping);
}
