import { createContext, useContext, type FormEvent, type RefObject } from 'react';
import type { CheckoutForm, TextField } from './checkout-form';
import type { FormReply } from './form-reply';
import type { Offer } from './offer';
import type { OrderSum } from './order-total';

/** What every block of a checkout shares, whichever layout it stands in. */
export interface Checkout {
  readonly offer: Offer;
  /** What the fields hold when the page is drawn; afterwards the fields themselves know better. */
  readonly form: CheckoutForm;
  readonly problems: FormReply['problems'];
  readonly notice: string | null;
  /** How often the form was refused: the summary of problems takes the focus each time. */
  readonly refusals: number;
  readonly attemptKey: string;
  readonly referer: string;
  readonly sum: OrderSum;
  readonly sending: boolean;
  /** Script runs, so what is shown follows what is chosen. */
  readonly live: boolean;
  readonly formElement: RefObject<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onChange: () => void;
  readonly onFieldLeft: (name: TextField, value: string) => void;
}

const CheckoutContext = createContext<Checkout | undefined>(undefined);
export const CheckoutProvider = CheckoutContext.Provider;

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('a checkout block stands outside a checkout');
  return checkout;
}
